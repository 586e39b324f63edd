//! How the values of limits are written and read.

use std::time::Duration;

/// So many at once, and so many more every second. Written `200+1/s`.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rate {
    pub(crate) burst: f64,
    pub(crate) per_second: f64,
}

impl Rate {
    /// So many at once, and so many more every second.
    pub const fn new(burst: f64, per_second: f64) -> Rate {
        Rate { burst, per_second }
    }
}

/// What a limit can be: written so that it is read back the same.
pub(super) trait Value: Sized {
    fn write(&self) -> String;
    fn read(text: &str) -> Result<Self, String>;
}

/// The longest first, so that a value is written in the longest unit that it is a whole number of.
const UNITS: [(&str, u64); 5] =
    [("d", 86_400_000), ("h", 3_600_000), ("min", 60_000), ("s", 1_000), ("ms", 1)];

impl Value for Duration {
    fn write(&self) -> String {
        let milliseconds = self.as_millis() as u64;
        let whole = |(_, size): &&(&str, u64)| milliseconds >= *size && milliseconds.is_multiple_of(*size);
        let (unit, size) = UNITS.iter().find(whole).unwrap_or(&UNITS[UNITS.len() - 1]);
        format!("{}{unit}", milliseconds / size)
    }

    fn read(text: &str) -> Result<Duration, String> {
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (count, unit) = text.split_at(digits);
        let size = UNITS.iter().find(|(name, _)| *name == unit).map(|(_, size)| *size);
        let milliseconds =
            size.zip(count.parse::<u64>().ok()).and_then(|(size, count)| count.checked_mul(size));
        let milliseconds = milliseconds.ok_or("a time is written like 500ms, 10s, 5min, 2h or 7d")?;
        Ok(Duration::from_millis(milliseconds))
    }
}

impl Value for usize {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<usize, String> {
        text.parse().map_err(|_| "a number is written in digits alone".to_owned())
    }
}

impl Value for u32 {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<u32, String> {
        text.parse().map_err(|_| "a number below 4294967296 is written in digits alone".to_owned())
    }
}

impl Value for Rate {
    fn write(&self) -> String {
        format!("{}+{}/s", self.burst, self.per_second)
    }

    fn read(text: &str) -> Result<Rate, String> {
        let parts = text.strip_suffix("/s").and_then(|rate| rate.split_once('+'));
        let number =
            |part: &str| part.parse::<f64>().ok().filter(|number| number.is_finite() && *number >= 0.0);
        let rate = parts.and_then(|(burst, more)| Some(Rate::new(number(burst)?, number(more)?)));
        rate.ok_or_else(|| {
            "a rate is written like 200+1/s: 200 at once, and one more every second".to_owned()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Debug;

    fn same<T: Value + Debug + PartialEq>(text: &str, value: T) {
        assert_eq!(T::read(text), Ok(value));
        assert_eq!(T::read(text).unwrap().write(), text);
    }

    #[test]
    fn values_are_read_as_they_are_written() {
        same("0ms", Duration::ZERO);
        same("1500ms", Duration::from_millis(1500));
        same("90s", Duration::from_secs(90));
        same("2min", Duration::from_secs(120));
        same("36h", Duration::from_secs(36 * 3600));
        same("7d", Duration::from_secs(7 * 86_400));
        same("0", 0usize);
        same("65536", 65_536usize);
        same("200+0.5/s", Rate::new(200.0, 0.5));
    }

    #[test]
    fn what_is_not_a_value_is_refused() {
        for text in ["", "10", "s", "-1s", "1.5s", "1 s", "1s ", "99999999999999999999s", "9999999999999999d"]
        {
            assert!(Duration::read(text).is_err(), "{text:?}");
        }
        for text in ["", "-1", "1.5", "1k", "99999999999999999999"] {
            assert!(usize::read(text).is_err(), "{text:?}");
        }
        for text in ["", "1", "1/s", "+/s", "1+/s", "-1+1/s", "1+-1/s", "NaN+1/s", "inf+1/s", "1+1"] {
            assert!(Rate::read(text).is_err(), "{text:?}");
        }
    }
}
