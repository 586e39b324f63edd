//! A tiny writer of SVG. Shapes of one kind are gathered in one [`Trace`], so that a city stays a small file.

use std::fmt::Write;

/// A point, in the units of the picture.
pub(crate) type Point = (f32, f32);

/// A rectangle, in the units of the picture.
#[derive(Copy, Clone)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    pub(crate) fn right(self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> f32 {
        self.y + self.height
    }

    pub(crate) fn middle(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    pub(crate) fn inset(self, by: f32) -> Area {
        Area::new(self.x + by, self.y + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }

    /// Lying along the x-axis rather than the y-axis.
    pub(crate) fn is_wide(self) -> bool {
        self.width >= self.height
    }
}

/// The data of a path.
#[derive(Clone, Default)]
pub(crate) struct Trace(String);

impl Trace {
    pub(crate) fn start(&mut self, (x, y): Point) -> &mut Trace {
        self.command('M', &[x, y])
    }

    pub(crate) fn line(&mut self, (x, y): Point) -> &mut Trace {
        self.command('L', &[x, y])
    }

    /// A curve pulled towards a point.
    pub(crate) fn curve(&mut self, pull: Point, (x, y): Point) -> &mut Trace {
        self.command('Q', &[pull.0, pull.1, x, y])
    }

    pub(crate) fn close(&mut self) -> &mut Trace {
        self.0.push('z');
        self
    }

    pub(crate) fn stroke(&mut self, from: Point, to: Point) -> &mut Trace {
        self.start(from).line(to)
    }

    pub(crate) fn area(&mut self, area: Area) -> &mut Trace {
        self.start((area.x, area.y)).command('h', &[area.width]).command('v', &[area.height]);
        self.command('h', &[-area.width]).close()
    }

    /// A rectangle with rounded corners.
    pub(crate) fn rounded(&mut self, area: Area, radius: f32) -> &mut Trace {
        let Area { x, y, .. } = area;
        let (right, bottom) = (area.right(), area.bottom());
        self.start((x + radius, y)).line((right - radius, y)).curve((right, y), (right, y + radius));
        self.line((right, bottom - radius)).curve((right, bottom), (right - radius, bottom));
        self.line((x + radius, bottom)).curve((x, bottom), (x, bottom - radius));
        self.line((x, y + radius)).curve((x, y), (x + radius, y)).close()
    }

    pub(crate) fn polygon(&mut self, points: &[Point]) -> &mut Trace {
        for (index, &point) in points.iter().enumerate() {
            if index == 0 {
                self.start(point)
            } else {
                self.line(point)
            };
        }
        self.close()
    }

    pub(crate) fn circle(&mut self, (x, y): Point, radius: f32) -> &mut Trace {
        self.start((x - radius, y));
        self.command('a', &[radius, radius, 0.0, 1.0, 0.0, 2.0 * radius, 0.0]);
        self.command('a', &[radius, radius, 0.0, 1.0, 0.0, -2.0 * radius, 0.0]).close()
    }

    fn command(&mut self, letter: char, numbers: &[f32]) -> &mut Trace {
        self.0.push(letter);
        for (index, &number) in numbers.iter().enumerate() {
            if index > 0 {
                self.0.push(' ');
            }
            write_number(&mut self.0, number);
        }
        self
    }
}

/// Markup as it grows.
#[derive(Default)]
pub(crate) struct Sheet(String);

impl Sheet {
    pub(crate) fn into_markup(self) -> String {
        self.0
    }

    /// Markup of our own, written as it stands.
    pub(crate) fn markup(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    /// Nothing at all if the trace is empty.
    pub(crate) fn path(&mut self, class: &str, trace: &Trace) {
        if !trace.0.is_empty() {
            let _ = writeln!(self.0, r#"<path class="{class}" d="{}"/>"#, trace.0);
        }
    }

    /// A copy of one of the [symbols](super::symbols), with its origin at a point.
    pub(crate) fn stamp(&mut self, symbol: &str, (x, y): Point) {
        let _ = write!(self.0, r##"<use href="#city-{symbol}" x=""##);
        write_number(&mut self.0, x);
        self.0.push_str(r#"" y=""#);
        write_number(&mut self.0, y);
        self.0.push_str("\"/>\n");
    }

    /// A copy of a symbol, turned by so many degrees clockwise.
    pub(crate) fn stamp_turned(&mut self, symbol: &str, at: Point, degrees: i16) {
        self.stamp_scaled(symbol, at, degrees, 1.0);
    }

    /// A copy of a symbol, turned, and larger or smaller.
    pub(crate) fn stamp_scaled(&mut self, symbol: &str, at: Point, degrees: i16, scale: f32) {
        let _ = write!(self.0, r##"<use href="#city-{symbol}" transform="translate("##);
        write_point(&mut self.0, at);
        let _ = write!(self.0, ") rotate({degrees}) scale(");
        write_number(&mut self.0, scale);
        self.0.push_str(")\"/>\n");
    }

    /// Words standing around a point on their baseline, in letters of a size.
    pub(crate) fn words(&mut self, class: &str, (x, y): Point, size: f32, words: &str) {
        let _ = write!(self.0, r#"<text class="{class}" x=""#);
        write_number(&mut self.0, x);
        self.0.push_str(r#"" y=""#);
        write_number(&mut self.0, y);
        self.0.push_str(r#"" font-size=""#);
        write_number(&mut self.0, size);
        let _ = writeln!(self.0, r#"" text-anchor="middle">{}</text>"#, escaped(words));
    }

    /// Words around a point that are exactly so wide, whatever letters the reader has.
    pub(crate) fn words_across(&mut self, class: &str, at: Point, size: f32, width: f32, words: &str) {
        let start = self.0.len();
        self.words(class, at, size, words);
        let mut exactly = String::from(r#"<text lengthAdjust="spacingAndGlyphs" textLength=""#);
        write_number(&mut exactly, width);
        exactly.push('"');
        self.0.replace_range(start..start + "<text".len(), &exactly);
    }

    /// Words read upwards.
    pub(crate) fn words_upwards(&mut self, class: &str, at: Point, size: f32, words: &str) {
        let _ = write!(self.0, r#"<text class="{class}" transform="translate("#);
        write_point(&mut self.0, at);
        self.0.push_str(r#") rotate(-90)" font-size=""#);
        write_number(&mut self.0, size);
        let _ = writeln!(self.0, r#"" text-anchor="middle">{}</text>"#, escaped(words));
    }
}

/// Maps are drawn by strangers: nothing in a name may become markup, and XML knows no control characters.
pub(crate) fn escaped(words: &str) -> String {
    let mut safe = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// How wide capital letters of the sign face are on average, of their size.
const LETTER_WIDTH: f32 = 0.66;

/// The width words take, in letters of a size with some space between.
pub(crate) fn width_of(words: &str, size: f32, spacing: f32) -> f32 {
    words.chars().count() as f32 * (LETTER_WIDTH * size + spacing)
}

/// Words in a size that fits a width: letters get smaller, down to a limit, then the end is cut off.
pub(crate) fn fitted(words: &str, width: f32, largest: f32, smallest: f32) -> (String, f32) {
    let size = (width / width_of(words, 1.0, 0.0)).min(largest);
    if size >= smallest {
        return (words.to_owned(), size);
    }
    let room = ((width / width_of("x", smallest, 0.0)) as usize).max(2);
    let cut: String = words.chars().take(room - 1).chain(['…']).collect();
    (cut, smallest)
}

fn write_point(out: &mut String, (x, y): Point) {
    write_number(out, x);
    out.push(' ');
    write_number(out, y);
}

/// With one decimal at most: a tenth of a unit is below what the eye sees.
fn write_number(out: &mut String, number: f32) {
    let tenths = (number * 10.0).round() as i32;
    if tenths < 0 {
        out.push('-');
    }
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    let _ = write!(out, "{whole}");
    if rest > 0 {
        let _ = write!(out, ".{rest}");
    }
}
