//! Reading enums whose variants have fields. What serde derives is a reader for each variant, and where the tag is a field also one
//! that keeps all fields aside until it has found it: several times the code.

use serde::{Deserialize, Deserializer, de::Error};

/// Reads an enum that is written with `#[serde(tag = "…", rename_all = "snake_case")]`, by one reader for all its variants: a field
/// has one type wherever it stands. What a variant does not have is refused, as is a field that stands twice. Fields that may be
/// missing are listed apart, and follow a `;` in their variants.
///
/// ```
/// use serde::Serialize;
/// use tabletop::read_tagged;
///
/// #[derive(Debug, PartialEq, Serialize)]
/// #[serde(tag = "do", rename_all = "snake_case")]
/// enum Move {
///     Pass,
///     Bid { amount: u32, why: Option<String> },
/// }
///
/// read_tagged! { Move by "do", of { amount: u32 }, maybe { why: String }: Pass, Bid { amount; why } }
///
/// let read = |json: &str| serde_json::from_str::<Move>(json);
/// assert_eq!(read(r#"{ "amount": 20, "do": "bid" }"#).unwrap(), Move::Bid { amount: 20, why: None });
/// for wrong in [r#"{ "do": "bid" }"#, r#"{ "do": "bid", "amount": null }"#, r#"{ "do": "pass", "amount": 20 }"#] {
///     assert!(read(wrong).is_err());
/// }
/// ```
#[macro_export]
macro_rules! read_tagged {
    ($Enum:ident by $tag:literal, of { $($field:ident: $Of:ty),* $(,)? } $(, maybe { $($maybe:ident: $MaybeOf:ty),* $(,)? })?:
        $($Variant:ident $({ $($part:ident),* $(; $($may:ident),*)? })?),* $(,)?) => {
        const _: () = {
            // A variant that is not named could not be read.
            const _: fn(&$Enum) = |all| match all {
                $($Enum::$Variant { .. } => (),)*
            };

            #[derive(serde::Deserialize)]
            #[serde(rename_all = "snake_case")]
            enum Tag {
                $($Variant,)*
            }

            #[derive(serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            struct Fields {
                #[serde(rename = $tag)]
                tag: Tag,
                $(#[serde(default, deserialize_with = "tabletop::given")]
                $field: Option<$Of>,)*
                $($($maybe: Option<$MaybeOf>,)*)?
            }

            impl<'de> serde::Deserialize<'de> for $Enum {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                    let mut fields = <Fields as serde::Deserialize>::deserialize(from)?;
                    let read = match fields.tag {
                        $(Tag::$Variant => $Enum::$Variant $({
                            $($part: tabletop::needed(fields.$part.take(), stringify!($part))?,)*
                            $($($may: fields.$may.take().and_then(Into::into),)*)?
                        })?,)*
                    };
                    $(tabletop::unneeded(fields.$field.is_some(), stringify!($field))?;)*
                    $($(tabletop::unneeded(fields.$maybe.is_some(), stringify!($maybe))?;)*)?
                    Ok(read)
                }
            }
        };
    };
}

/// The same for an enum whose variants stand under their names, as serde writes them if it is told of no tag. Those that are read in a
/// way of their own come first, in `[]`, with what makes them of it, then those without fields, in `()`.
///
/// ```
/// use serde::Serialize;
/// use tabletop::read_named;
///
/// #[derive(Debug, PartialEq, Serialize)]
/// #[serde(rename_all = "snake_case")]
/// enum Said {
///     Word(String),
///     Nothing,
///     Bid { amount: u32 },
/// }
///
/// read_named! { Said of { amount: u32 }: [Word(word: String) = Said::Word(word)] (Nothing) Bid { amount } }
///
/// let read = |json: &str| serde_json::from_str::<Said>(json);
/// assert_eq!(read(r#"{ "bid": { "amount": 20 } }"#).unwrap(), Said::Bid { amount: 20 });
/// assert_eq!(read(r#"{ "word": "no" }"#).unwrap(), Said::Word("no".to_owned()));
/// assert_eq!(read(r#""nothing""#).unwrap(), Said::Nothing);
/// assert!(read(r#"{ "bid": { } }"#).is_err());
/// ```
#[macro_export]
macro_rules! read_named {
    ($Enum:ident of { $($field:ident: $Of:ty),* $(,)? } $(, maybe { $($maybe:ident: $MaybeOf:ty),* $(,)? })?:
        $([$($Own:ident($own:ident: $OwnOf:ty) = $make:expr),* $(,)?])?
        $(($($Bare:ident),* $(,)?))?
        $($Variant:ident { $($part:ident),* $(; $($may:ident),*)? }),* $(,)?) => {
        const _: () = {
            // A variant that is not named could not be read.
            const _: fn(&$Enum) = |all| match all {
                $($($Enum::$Own { .. } => (),)*)?
                $($($Enum::$Bare => (),)*)?
                $($Enum::$Variant { .. } => (),)*
            };

            #[derive(serde::Deserialize)]
            #[serde(rename_all = "snake_case")]
            enum Named {
                $($($Own($OwnOf),)*)?
                $($($Bare,)*)?
                $($Variant(Fields),)*
            }

            #[derive(serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            struct Fields {
                $(#[serde(default, deserialize_with = "tabletop::given")]
                $field: Option<$Of>,)*
                $($($maybe: Option<$MaybeOf>,)*)?
            }

            impl Fields {
                /// Nothing may be left.
                fn done<E: serde::de::Error>(self, read: $Enum) -> Result<$Enum, E> {
                    $(tabletop::unneeded(self.$field.is_some(), stringify!($field))?;)*
                    $($(tabletop::unneeded(self.$maybe.is_some(), stringify!($maybe))?;)*)?
                    Ok(read)
                }
            }

            impl<'de> serde::Deserialize<'de> for $Enum {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                    match <Named as serde::Deserialize>::deserialize(from)? {
                        $($(Named::$Own($own) => Ok($make),)*)?
                        $($(Named::$Bare => Ok($Enum::$Bare),)*)?
                        $(#[allow(unused_mut)]
                        Named::$Variant(mut fields) => {
                            let read = $Enum::$Variant {
                                $($part: tabletop::needed(fields.$part.take(), stringify!($part))?,)*
                                $($($may: fields.$may.take().and_then(Into::into),)*)?
                            };
                            fields.done(read)
                        })*
                    }
                }
            }
        };
    };
}

/// For [`read_tagged`] and [`read_named`]: a field that stands there. Without it is another thing than with nothing in it.
#[doc(hidden)]
pub fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// For the same: a field that the variant has.
#[doc(hidden)]
pub fn needed<T, E: Error>(value: Option<T>, name: &'static str) -> Result<T, E> {
    value.ok_or_else(|| E::missing_field(name))
}

/// For the same: a field that the variant may not have.
#[doc(hidden)]
pub fn unneeded<E: Error>(stands: bool, name: &'static str) -> Result<(), E> {
    if stands { Err(E::unknown_field(name, &[])) } else { Ok(()) }
}
