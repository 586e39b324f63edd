//! Writing JSON. It is what `serde_json` writes, sign for sign, for a host of types: nothing can go wrong on the way, and nothing
//! is to be chosen, so that each type costs a fraction of the code, and the engine in the page is smaller and faster by it.

use serde::{Serialize, ser};
use serde_json::value::RawValue;
use std::fmt;

/// As long as most views are, so that room is made once.
const USUAL_LENGTH: usize = 1_024;
/// Most of what is put is shorter. WebAssembly is slow to copy so few signs at once.
const SHORT: usize = 16;
/// The name of what is JSON already.
const VERBATIM: &str = "tabletop::Verbatim";

/// Something as JSON, without a space.
pub(crate) struct Written {
    text: Vec<u8>,
    /// The string that comes next is JSON already.
    verbatim: bool,
}

/// Something that is JSON already, and is put as it stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Verbatim(pub(crate) Box<str>);

impl Serialize for Verbatim {
    fn serialize<S: ser::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_newtype_struct(VERBATIM, &*self.0)
    }
}

pub(crate) fn json(value: &impl Serialize) -> Box<RawValue> {
    let text = String::from_utf8(Written::of(value).text).expect("JSON is text");
    RawValue::from_string(text).expect("what was written is JSON")
}

impl Written {
    pub(crate) fn of(value: &impl Serialize) -> Written {
        let mut written = Written { text: Vec::with_capacity(USUAL_LENGTH), verbatim: false };
        let Ok(()) = value.serialize(&mut written);
        written
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.text).expect("JSON is text")
    }

    #[inline(never)]
    fn put(&mut self, text: &str) {
        if text.len() > SHORT || !cfg!(target_family = "wasm") {
            return self.text.extend_from_slice(text.as_bytes());
        }
        self.text.reserve(SHORT);
        text.bytes().for_each(|sign| self.text.push(sign));
    }

    #[inline]
    fn sign(&mut self, sign: u8) {
        self.text.push(sign);
    }

    #[inline(never)]
    fn string(&mut self, text: &str) {
        if std::mem::take(&mut self.verbatim) {
            return self.put(text);
        }
        self.sign(b'"');
        let mut rest = text;
        while let Some(at) = rest.bytes().position(|sign| sign < b' ' || sign == b'"' || sign == b'\\') {
            self.put(&rest[..at]);
            self.escape(rest.as_bytes()[at]);
            rest = &rest[at + 1..];
        }
        self.put(rest);
        self.sign(b'"');
    }

    fn escape(&mut self, sign: u8) {
        const HEX: &[u8; 16] = b"0123456789abcdef";
        self.sign(b'\\');
        match sign {
            b'"' | b'\\' => self.sign(sign),
            b'\n' => self.sign(b'n'),
            b'\r' => self.sign(b'r'),
            b'\t' => self.sign(b't'),
            0x08 => self.sign(b'b'),
            0x0c => self.sign(b'f'),
            other => {
                self.put("u00");
                self.sign(HEX[usize::from(other >> 4)]);
                self.sign(HEX[usize::from(other & 15)]);
            }
        }
    }

    #[inline(never)]
    fn whole(&mut self, mut number: u64) {
        // As many digits as the largest has.
        let (mut digits, mut at) = ([0; 20], 20);
        loop {
            at -= 1;
            digits[at] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        digits[at..].iter().for_each(|digit| self.text.push(*digit));
    }

    /// The name of a field, after what stands before it.
    #[inline(never)]
    fn name(&mut self, name: &str, is_first: bool) {
        if !is_first {
            self.sign(b',');
        }
        self.sign(b'"');
        self.put(name);
        self.put("\":");
    }

    #[inline(never)]
    fn parts(&mut self, begin: u8, end: &'static str) -> Parts<'_> {
        self.sign(begin);
        Parts { written: self, is_first: true, end }
    }

    /// What a variant has, under its name.
    #[inline(never)]
    fn variant(&mut self, name: &str, begin: u8, end: &'static str) -> Parts<'_> {
        self.sign(b'{');
        self.name(name, true);
        self.parts(begin, end)
    }
}

/// Nothing goes wrong.
#[derive(Debug)]
pub(crate) enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(why: T) -> Never {
        panic!("boundary types are plain data: {why}")
    }
}

/// What has parts, up to its end.
pub(crate) struct Parts<'a> {
    written: &'a mut Written,
    is_first: bool,
    end: &'static str,
}

impl Parts<'_> {
    #[inline(never)]
    fn next(&mut self) -> &mut Written {
        if !std::mem::take(&mut self.is_first) {
            self.written.sign(b',');
        }
        self.written
    }

    #[inline(never)]
    fn named(&mut self, name: &str) -> &mut Written {
        self.written.name(name, std::mem::take(&mut self.is_first));
        self.written
    }

    fn done(self) -> Result<(), Never> {
        self.written.put(self.end);
        Ok(())
    }
}

/// The ways of serde to put what is small in one way of ours.
macro_rules! puts {
    ($($method:ident($value:ident: $Of:ty) $put:expr;)*) => {
        $(fn $method(self, $value: $Of) -> Result<(), Never> {
            $put(self);
            Ok(())
        })*
    };
}

impl<'a> ser::Serializer for &'a mut Written {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    puts! {
        serialize_bool(value: bool) |to: &mut Written| to.put(if value { "true" } else { "false" });
        serialize_i8(value: i8) |to| ser::Serializer::serialize_i64(to, value.into());
        serialize_i16(value: i16) |to| ser::Serializer::serialize_i64(to, value.into());
        serialize_i32(value: i32) |to| ser::Serializer::serialize_i64(to, value.into());
        serialize_u8(value: u8) |to: &mut Written| to.whole(value.into());
        serialize_u16(value: u16) |to: &mut Written| to.whole(value.into());
        serialize_u32(value: u32) |to: &mut Written| to.whole(value.into());
        serialize_u64(value: u64) |to: &mut Written| to.whole(value);
        serialize_f32(value: f32) |to: &mut Written| to.put(&serde_json::to_string(&value).expect("a number"));
        serialize_f64(value: f64) |to: &mut Written| to.put(&serde_json::to_string(&value).expect("a number"));
        serialize_char(value: char) |to: &mut Written| to.string(value.encode_utf8(&mut [0; 4]));
        serialize_str(value: &str) |to: &mut Written| to.string(value);
        serialize_bytes(value: &[u8]) |to: &mut Written| {
            let Ok(()) = value.serialize(to);
        };
        serialize_unit_struct(_name: &'static str) |to: &mut Written| to.put("null");
    }

    fn serialize_i64(self, value: i64) -> Result<(), Never> {
        if value < 0 {
            self.sign(b'-');
        }
        self.whole(value.unsigned_abs());
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.put("null");
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), Never> {
        self.string(name);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.verbatim = name == VERBATIM;
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.sign(b'{');
        self.name(name, true);
        value.serialize(&mut *self)?;
        self.sign(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Never> {
        Ok(self.parts(b'[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Never> {
        Ok(self.parts(b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        Ok(self.parts(b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        Ok(self.variant(name, b'[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Never> {
        Ok(self.parts(b'{', "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        Ok(self.parts(b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        Ok(self.variant(name, b'{', "}}"))
    }
}

/// A list, by all the names that serde has for one.
macro_rules! lists {
    ($($Trait:ident::$method:ident),*) => {
        $(impl ser::$Trait for Parts<'_> {
            type Ok = ();
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                value.serialize(self.next())
            }

            fn end(self) -> Result<(), Never> {
                self.done()
            }
        })*
    };
}

lists!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

macro_rules! fields {
    ($($Trait:ident),*) => {
        $(impl ser::$Trait for Parts<'_> {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
                value.serialize(self.named(name))
            }

            fn end(self) -> Result<(), Never> {
                self.done()
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        let written = self.next();
        let start = written.text.len();
        key.serialize(&mut *written)?;
        // A number is a name in quotes.
        if written.text[start] != b'"' {
            written.text.insert(start, b'"');
            written.sign(b'"');
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.written.sign(b':');
        value.serialize(&mut *self.written)
    }

    fn end(self) -> Result<(), Never> {
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct New(i8);

    #[derive(Serialize)]
    struct Pair(u8, Option<char>);

    #[derive(Serialize)]
    enum Outside {
        Nothing,
        One(u64),
        Two(i64, f32),
        Fields { a: (), b: Option<bool> },
    }

    #[derive(Serialize)]
    #[serde(tag = "is")]
    enum Inside {
        Nothing,
        Fields { a: u16, b: Vec<i32> },
    }

    #[derive(Serialize)]
    struct Flat {
        first: &'static str,
        #[serde(flatten)]
        rest: Inside,
    }

    fn holds(value: impl Serialize) {
        assert_eq!(Written::of(&value).text(), serde_json::to_string(&value).unwrap());
    }

    #[test]
    fn all_is_written_as_serde_json_writes_it() {
        let signs: String = (0..0x80).map(char::from).chain("åäö♥\u{2028}🂡".chars()).collect();
        holds((signs.as_str(), "", "a text that is longer than what is put sign by sign", '"'));
        holds((u64::MAX, i64::MIN, i64::MAX, 0, -1_i16, 10_u32, 0.1_f32, 1e300, f64::NAN, -0.0));
        holds((true, false, (), Unit, New(-8), Pair(1, Some('ö')), Pair(2, None), [0; 0], [[1], [2]]));
        holds([Outside::Nothing, Outside::One(1), Outside::Two(-2, 0.5), Outside::Fields { a: (), b: None }]);
        holds([Inside::Nothing, Inside::Fields { a: 1, b: vec![-1, 2] }]);
        holds(Flat { first: "x", rest: Inside::Fields { a: 1, b: vec![] } });
        holds(BTreeMap::from([("a\"b", BTreeMap::from([(-1, 'a'), (7, 'b')])), ("", BTreeMap::new())]));
    }

    #[test]
    fn what_is_json_already_is_put_as_it_stands() {
        let one = Verbatim(r#"{"a":["\n"]}"#.into());
        assert_eq!(Written::of(&(&one, "\n", [&one])).text(), r#"[{"a":["\n"]},"\n",[{"a":["\n"]}]]"#);
    }
}
