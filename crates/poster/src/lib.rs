//! The picture of a city, as SVG: a poster of the 1940s seen from above, made from its plan.
//!
//! [`inner`] is what the page lays under the pieces; [`standalone`] is a file of its own, which `spelbord map draw` writes. Both are
//! drawn layer by layer, from the water to the tram stops, each layer in a module of its own that asks `cells` what lies
//! where and writes its shapes to a sheet of `svg`. The same plan always gives the same picture: what looks like chance, a
//! tree here and a dormer there, follows from the cell it stands in.
//!
//! ```
//! let text = city::shipped("smastad").expect("a map of ours");
//! let plan = city::read_map(text).expect("ours are in order");
//! let file = poster::standalone(&plan);
//! assert!(file.starts_with("<svg") && file.contains("<title>Lingonköping</title>"));
//! assert!(file.contains(&poster::inner(&plan)));
//! ```
//!
//! The colours are not here: every shape has a class, `city-…`, and two stylesheets give the classes their inks, one
//! of the page by day and night, one in the file for the day.
//!
//! Names are written by strangers, so everything that comes from a map is escaped.

#![deny(missing_docs)]

mod airfield;
mod blocks;
mod capitals;
mod cells;
mod den;
mod escape;
mod house;
mod lamps;
mod names;
mod office;
mod park;
mod rails;
mod roofs;
mod streets;
mod svg;
mod symbols;
mod tram;
mod water;

use capitals::in_capitals;
use city::Plan;
use svg::{Area, Sheet, Trace, escaped, fitted};

/// The side of a cell, in the units of the picture.
pub const CELL: f32 = 40.0;

/// What the classes look like by day, for pictures that stand alone.
const DAY: &str = include_str!("day.css");

/// The static city without an `<svg>` around it and without any style, for a view box of `width * 40` by
/// `height * 40`.
pub fn inner(plan: &Plan) -> String {
    let mut sheet = Sheet::default();
    sheet.markup(symbols::SYMBOLS);
    let (width, height) = size(plan);
    let mut paper = Trace::default();
    paper.area(Area::new(0.0, 0.0, width, height));
    sheet.path("city-paper", &paper);
    water::draw(plan, &mut sheet);
    park::draw(plan, &mut sheet);
    rails::draw(plan, &mut sheet);
    airfield::draw(plan, &mut sheet);
    streets::draw(plan, &mut sheet);
    blocks::draw(plan, &mut sheet);
    house::draw(plan, &mut sheet);
    tram::draw_tracks(plan, &mut sheet);
    lamps::draw(plan, &mut sheet);
    names::draw_streets(plan, &mut sheet);
    office::draw(plan, &mut sheet);
    den::draw(plan, &mut sheet);
    escape::draw(plan, &mut sheet);
    names::draw_quarters(plan, &mut sheet);
    tram::draw_stops(plan, &mut sheet);
    sheet.into_markup()
}

/// A file of its own: the city in a frame, on paper, with its name below.
pub fn standalone(plan: &Plan) -> String {
    let (width, height) = size(plan);
    let (whole_width, whole_height) = (width + 2.0 * CELL, height + 3.5 * CELL);
    let mut sheet = Sheet::default();
    let name = escaped(&plan.name.sv);
    sheet.markup(&format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 {whole_width} {whole_height}" width="{whole_width}" height="{whole_height}" role="img">
<title>{name}</title>
<style>
{DAY}</style>
"#
    ));
    let mut paper = Trace::default();
    paper.area(Area::new(-CELL, -CELL, whole_width, whole_height));
    sheet.path("city-paper", &paper);
    sheet.markup(&inner(plan));
    let mut frame = Trace::default();
    frame.area(Area::new(0.0, 0.0, width, height).inset(-3.0));
    sheet.path("city-frame", &frame);
    let (title, letters) = fitted(&in_capitals(&plan.name.sv), width * 0.6, 60.0, 12.0);
    sheet.words("city-title", (width / 2.0, height + 1.65 * CELL), letters, &title);
    sheet.markup("</svg>\n");
    sheet.into_markup()
}

fn size(plan: &Plan) -> (f32, f32) {
    (f32::from(plan.width) * CELL, f32::from(plan.height) * CELL)
}
