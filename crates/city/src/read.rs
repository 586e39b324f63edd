//! Reads a map file and finds its faults. `docs/maps.md` describes the file.

mod addresses;
mod drawing;
mod header;
mod legend;
mod line;
mod places;
mod streets;
mod tracks;
mod trams;

use crate::{
    fault::{MapFault, Wrong},
    plan::{Place, Plan},
};

/// The most bytes a map file may have.
pub const MAX_BYTES: usize = 16 * 1024;

/// Whoever has mended so many faults may ask again.
const MAX_FAULTS: usize = 50;

/// [tp.board.map] Reads a map file, or names its faults by line and column.
pub fn read(text: &str) -> Result<Plan, Vec<MapFault>> {
    let mut faults = Faults::default();
    let plan = make_out(text, &mut faults);
    match plan {
        Some(plan) if faults.0.is_empty() => Ok(plan),
        Some(_) | None => Err(faults.in_order()),
    }
}

/// The plan, as far as one can be made out.
fn make_out(text: &str, faults: &mut Faults) -> Option<Plan> {
    if text.len() > MAX_BYTES {
        faults.add(Mark { line: 1, column: 1 }, Wrong::TooLarge { max: MAX_BYTES as u32 });
        return None;
    }
    let header = header::read(text, faults)?;
    let (mut plan, sheet) = drawing::read(&header, faults)?;
    if !header.is_clear {
        // What the drawing lacks may be what those lines meant to say.
        return None;
    }
    places::check(&plan, &sheet, faults);
    streets::check(&plan, &sheet, faults);
    trams::check(&plan, &header, faults);
    addresses::name(&mut plan, &header, faults);
    if !faults.0.is_empty() {
        return None;
    }
    plan.gate = sheet.gates[0];
    let gatehouse = places::houses_beside(&plan, plan.gate).next();
    plan.gatehouse = gatehouse?;
    addresses::number(&mut plan);
    trams::lay(&mut plan, &header);
    Some(plan)
}

/// A place in the file, counted from one.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd)]
struct Mark {
    line: u16,
    column: u16,
}

/// How the drawing lies in the file.
struct Sheet {
    /// The line `map`, which is blamed for what is missing.
    map: Mark,
    /// The squares marked as the gate; exactly one in a good map.
    gates: Vec<Place>,
}

impl Sheet {
    /// Where a square stands in the file.
    fn mark(&self, plan: &Plan, place: Place) -> Mark {
        let square = plan.square(place);
        Mark { line: self.map.line + 1 + u16::from(square.row), column: 1 + u16::from(square.column) }
    }
}

/// The faults found so far.
#[derive(Default)]
struct Faults(Vec<MapFault>);

impl Faults {
    fn add(&mut self, at: Mark, what: Wrong) {
        self.0.push(MapFault { line: at.line, column: at.column, what });
    }

    fn in_order(mut self) -> Vec<MapFault> {
        self.0.sort_by_key(|fault| (fault.line, fault.column));
        self.0.truncate(MAX_FAULTS);
        self.0
    }
}
