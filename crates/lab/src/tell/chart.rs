//! The pictures of numbers, as SVG.

use super::Estimate;
use catalog::ink::{escaped, ink, number};
use std::fmt::Write;

const WIDTH: f64 = 760.0;
/// Where the drawing begins beside its labels.
const LEFT: f64 = 210.0;
const RIGHT: f64 = WIDTH - 90.0;

/// One line of a chart of intervals.
pub(super) struct Row {
    pub(super) label: String,
    pub(super) estimate: Estimate,
    pub(super) colour: &'static str,
}

/// How the numbers of a chart are written.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Unit {
    /// A share: its bar begins at nothing.
    Share,
    /// A quantity whose bar begins at nothing.
    Amount,
    /// A value on a scale without a beginning: a dot.
    Rating,
}

impl Unit {
    fn write(self, value: f64) -> String {
        match self {
            Unit::Share => format!("{:.1} %", 100.0 * value),
            Unit::Amount | Unit::Rating => number(value),
        }
    }
}

/// Bars or dots with their intervals. `fair` is where a bar would end if all were equal.
pub(super) fn intervals(rows: &[Row], unit: Unit, fair: Option<f64>) -> String {
    const ROW: f64 = 40.0;
    let ends = rows.iter().flat_map(|row| [row.estimate.low, row.estimate.high, row.estimate.mean]);
    let finite: Vec<f64> = ends.chain(fair).filter(|end| end.is_finite()).collect();
    let (least, most) =
        finite.iter().fold((f64::MAX, f64::MIN), |(low, high), &it| (low.min(it), high.max(it)));
    let from = match unit {
        Unit::Share | Unit::Amount => 0.0,
        Unit::Rating => least - (most - least) * 0.1,
    };
    let to = if most > from { from + (most - from) * 1.06 } else { from + 1.0 };
    let x = |value: f64| LEFT + (value.clamp(from, to) - from) / (to - from) * (RIGHT - LEFT);
    let height = rows.len() as f64 * ROW + 34.0;
    let mut svg = opened(height, "bars with intervals");
    for tick in ticks(from, to) {
        let at = x(tick);
        let _ = write!(
            svg,
            r#"<line class="grid" x1="{at:.1}" x2="{at:.1}" y1="4" y2="{}"/><text class="tick" x="{at:.1}" y="{}" text-anchor="middle">{}</text>"#,
            height - 28.0,
            height - 10.0,
            if unit == Unit::Share { format!("{:.0} %", 100.0 * tick) } else { number(tick) }
        );
    }
    for (place, Row { label, estimate, colour }) in rows.iter().enumerate() {
        let y = place as f64 * ROW + 8.0;
        let (low, mean, high) = (x(estimate.low), x(estimate.mean), x(estimate.high));
        let middle = y + 13.0;
        let mark = match unit {
            Unit::Rating => format!(r#"<circle cx="{mean:.1}" cy="{middle}" r="9" fill="{colour}"/>"#),
            Unit::Share | Unit::Amount => format!(
                r#"<rect x="{LEFT}" y="{y}" width="{:.1}" height="26" fill="{colour}" fill-opacity="0.88"/>"#,
                mean - LEFT
            ),
        };
        let _ = write!(
            svg,
            r##"<text class="label" x="{}" y="{}" text-anchor="end" style="font-size:{:.1}px" data-mean="{}" data-low="{}" data-high="{}">{}</text>{mark}<path d="M{low:.1} {middle}H{high:.1}M{low:.1} {}v12M{high:.1} {}v12" class="whisker"/><text class="value" x="{}" y="{}">{}</text>"##,
            LEFT - 12.0,
            y + 18.0,
            size_of(label),
            estimate.mean,
            estimate.low,
            estimate.high,
            escaped(&shortened(label)),
            middle - 6.0,
            middle - 6.0,
            RIGHT + 10.0,
            y + 18.0,
            unit.write(estimate.mean)
        );
    }
    if let Some(fair) = fair {
        let at = x(fair);
        let _ =
            write!(svg, r#"<line class="fair" x1="{at:.1}" x2="{at:.1}" y1="0" y2="{}"/>"#, height - 28.0);
    }
    svg + "</svg>"
}

/// How many values lie where, with marks at some of them.
pub(super) fn histogram(values: &[f64], unit: &str, marks: &[(&str, f64)]) -> String {
    const HEIGHT: f64 = 260.0;
    const BINS: f64 = 40.0;
    let most = values.iter().copied().fold(1.0, f64::max);
    let step = nice(most / BINS).max(1.0);
    let mut bins = vec![0_u32; (most / step) as usize + 1];
    values.iter().for_each(|value| bins[(value / step) as usize] += 1);
    let highest = f64::from(bins.iter().copied().max().unwrap_or(1).max(1));
    let (left, right, floor) = (60.0, WIDTH - 20.0, HEIGHT - 40.0);
    let x = |value: f64| left + value / (step * bins.len() as f64) * (right - left);
    let y = |count: f64| floor - count / highest * (floor - 46.0);
    // A column for a single value has its number below its middle.
    let middle = if step == 1.0 { 0.5 } else { 0.0 };
    let mut svg = opened(HEIGHT, "how many games are how long");
    grid(&mut svg, (left, right), &ticks(0.0, highest), y);
    for (place, &count) in bins.iter().enumerate() {
        let from = x(place as f64 * step);
        let _ = write!(
            svg,
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" class="bar" data-from="{}" data-count="{count}"/>"##,
            from + 0.5,
            y(f64::from(count)),
            (x((place + 1) as f64 * step) - from - 1.0).max(0.5),
            floor - y(f64::from(count)),
            place as f64 * step
        );
    }
    below(&mut svg, &ticks(0.0, step * bins.len() as f64 - middle), |value| x(value + middle), HEIGHT, unit);
    for (row, (name, value)) in (0_u8..).zip(marks) {
        let (at, top) = (x(value + middle), 10.0 + f64::from(row) * 16.0);
        let _ = write!(
            svg,
            r#"<line class="fair" x1="{at:.1}" x2="{at:.1}" y1="{top}" y2="{floor}"/><text class="tick" x="{:.1}" y="{}">{name} {}</text>"#,
            at + 5.0,
            top + 6.0,
            number(*value)
        );
    }
    svg + "</svg>"
}

/// What one side had over time: the round, then the tenth part, the median and the ninth tenth.
pub(super) struct Band {
    pub(super) name: String,
    pub(super) points: Vec<(f64, [f64; 3])>,
}

impl Band {
    /// For whoever reads the page with a program: `round:tenth,median,ninth` and so on.
    fn figures(&self) -> String {
        let figure =
            |(round, [tenth, median, ninth]): &(f64, [f64; 3])| format!("{round}:{tenth},{median},{ninth}");
        self.points.iter().map(figure).collect::<Vec<_>>().join(" ")
    }
}

/// Medians over time, with a band that holds eight of ten.
pub(super) fn bands(bands: &[Band]) -> String {
    const HEIGHT: f64 = 340.0;
    let points = || bands.iter().flat_map(|band| &band.points);
    let last = points().map(|(round, _)| *round).fold(1.0, f64::max);
    let most = points().map(|(_, parts)| parts[2]).fold(1.0, f64::max);
    let (left, right, floor) = (84.0, WIDTH - 190.0, HEIGHT - 40.0);
    let x = |round: f64| left + round / last * (right - left);
    let y = |value: f64| floor - value / most * (floor - 16.0);
    let mut svg = opened(HEIGHT, "medians over time with bands");
    grid(&mut svg, (left, right), &ticks(0.0, most), y);
    below(&mut svg, &ticks(0.0, last), x, HEIGHT, "rounds");
    for (place, band) in bands.iter().enumerate() {
        let along = |part: usize| {
            let point =
                move |(round, parts): &(f64, [f64; 3])| format!("{:.1} {:.1}", x(*round), y(parts[part]));
            band.points.iter().map(point).collect::<Vec<_>>()
        };
        let mut back = along(0);
        back.reverse();
        let colour = ink(place);
        let _ = write!(
            svg,
            r#"<path d="M{}L{}Z" fill="{colour}" fill-opacity="0.16"/><path d="M{}" fill="none" stroke="{colour}" stroke-width="3"{} data-of="{}" data-points="{}"/>"#,
            along(2).join("L"),
            back.join("L"),
            along(1).join("L"),
            DASHES[place % DASHES.len()],
            escaped(&band.name),
            band.figures()
        );
        if let Some((round, parts)) = band.points.last() {
            let _ = write!(
                svg,
                r#"<circle cx="{:.1}" cy="{:.1}" r="4" fill="{colour}"/>"#,
                x(*round),
                y(parts[1])
            );
        }
        let line = 24.0 + place as f64 * 24.0;
        let _ = write!(
            svg,
            r#"<path d="M{} {line}h26" stroke="{colour}" stroke-width="4"{}/><text class="label" x="{}" y="{}">{}</text>"#,
            right + 14.0,
            DASHES[place % DASHES.len()],
            right + 46.0,
            line + 5.0,
            escaped(&shortened(&band.name))
        );
    }
    svg + "</svg>"
}

/// Lines are told apart by more than their colour.
const DASHES: [&str; 3] = ["", r#" stroke-dasharray="9 5""#, r#" stroke-dasharray="2 4""#];

fn opened(height: f64, what: &str) -> String {
    format!(r#"<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{what}">"#)
}

/// Lines across, with their values at the left.
fn grid(svg: &mut String, (left, right): (f64, f64), values: &[f64], y: impl Fn(f64) -> f64) {
    for &value in values {
        let at = y(value);
        let _ = write!(
            svg,
            r#"<line class="grid" x1="{left}" x2="{right}" y1="{at:.1}" y2="{at:.1}"/><text class="tick" x="{}" y="{:.1}" text-anchor="end">{}</text>"#,
            left - 8.0,
            at + 4.0,
            number(value)
        );
    }
}

/// The values along the lower edge.
fn below(svg: &mut String, values: &[f64], x: impl Fn(f64) -> f64, height: f64, unit: &str) {
    for &value in values {
        let _ = write!(
            svg,
            r#"<text class="tick" x="{:.1}" y="{}" text-anchor="middle">{}</text>"#,
            x(value),
            height - 22.0,
            number(value)
        );
    }
    let end = x(values.last().copied().unwrap_or_default());
    let _ = write!(
        svg,
        r#"<text class="tick" x="{end:.1}" y="{}" text-anchor="middle">{unit}</text>"#,
        height - 5.0
    );
}

/// Some five round values between two others.
fn ticks(from: f64, to: f64) -> Vec<f64> {
    let step = nice((to - from) / 5.0);
    let first = (from / step).ceil() as i64;
    (first..).map(|place| place as f64 * step).take_while(|&tick| tick <= to + step * 1e-9).take(12).collect()
}

/// The next round value: 1, 2 or 5 and zeros.
fn nice(step: f64) -> f64 {
    let power = 10_f64.powf(step.max(1e-9).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|round| round * power)
        .find(|&round| round >= step * 0.999)
        .unwrap_or(power)
}

/// The size of letters with which a label fits beside its bar.
fn size_of(label: &str) -> f64 {
    const USUAL: f64 = 15.0;
    let letters = shortened(label).chars().count().max(1) as f64;
    (1.75 * (LEFT - 14.0) / letters).min(USUAL)
}

/// A name that fits beside a drawing.
fn shortened(name: &str) -> String {
    const LONGEST: usize = 40;
    match name.chars().count() > LONGEST {
        true => format!("{}…", name.chars().take(LONGEST - 1).collect::<String>()),
        false => name.to_owned(),
    }
}
