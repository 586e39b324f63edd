//! One line of the header, read word by word.

use super::{Faults, Mark};
use crate::{
    fault::{Form, Wrong},
    plan::Words,
};

/// The most characters a name may have in either language.
const MAX_TEXT: u8 = 40;

/// What is left of a line.
#[derive(Copy, Clone)]
pub(super) struct Line<'a> {
    rest: &'a str,
    at: Mark,
}

impl<'a> Line<'a> {
    /// A line without its comment: from a `#` at the beginning or after a blank.
    pub(super) fn new(text: &'a str, line: u16) -> Line<'a> {
        let comment = text.char_indices().find(|&(at, letter)| {
            letter == '#' && text[..at].chars().next_back().is_none_or(char::is_whitespace)
        });
        let text = comment.map_or(text, |(at, _)| &text[..at]);
        let mut line = Line { rest: text.trim_end(), at: Mark { line, column: 1 } };
        line.skip_blanks();
        line
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Where the rest begins.
    pub(super) fn at(&self) -> Mark {
        self.at
    }

    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    /// The next word, if there is one.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        self.advance(end);
        self.skip_blanks();
        (!word.is_empty()).then_some(word)
    }

    /// The next word, if it is this one.
    pub(super) fn eat(&mut self, word: &str) -> bool {
        let mut ahead = *self;
        let found = ahead.word() == Some(word);
        if found {
            *self = ahead;
        }
        found
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        number(self.word()?)
    }

    /// Two numbers with a dash between them.
    pub(super) fn range(&mut self) -> Option<(u32, u32)> {
        let (from, to) = self.word()?.split_once('-')?;
        Some((number(from)?, number(to)?))
    }

    /// Reads a part that a line of this form must have; if it is not there, that is a fault where it should be.
    pub(super) fn part<T>(
        &mut self,
        form: Form,
        faults: &mut Faults,
        read: impl FnOnce(&mut Line<'a>) -> Option<T>,
    ) -> Option<T> {
        let at = self.at;
        let part = read(self);
        if part.is_none() {
            faults.add(at, Wrong::Malformed { form });
        }
        part
    }

    /// The rest: a Swedish and an English name with a slash between them, or one name for both.
    pub(super) fn words(&self, faults: &mut Faults) -> Words {
        let (sv, en) = self.rest.split_once(" / ").unwrap_or((self.rest, self.rest));
        let (sv, en) = (sv.trim(), en.trim());
        if !is_visible(sv) || !is_visible(en) {
            faults.add(self.at, Wrong::BadText { max: MAX_TEXT });
        }
        Words { sv: sv.to_owned(), en: en.to_owned() }
    }

    fn advance(&mut self, bytes: usize) {
        self.at.column += self.rest[..bytes].chars().count() as u16;
        self.rest = &self.rest[bytes..];
    }

    fn skip_blanks(&mut self) {
        self.advance(self.rest.len() - self.rest.trim_start().len());
    }
}

/// Digits and nothing else: the library would also take a plus sign. Numbers beyond all bounds are only large.
fn number(word: &str) -> Option<u32> {
    let is_number = !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_digit());
    is_number.then(|| word.parse().unwrap_or(u32::MAX))
}

/// Whether a text shows what it is: no control characters, nor those that are invisible or turn the writing round.
fn is_visible(text: &str) -> bool {
    let hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e0fff}')
    };
    let length = text.chars().count();
    (1..=usize::from(MAX_TEXT)).contains(&length) && !text.chars().any(hidden)
}
