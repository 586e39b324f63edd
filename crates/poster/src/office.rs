//! Offices: small houses beside the street with a door for each side one can enter, an enamel sign and the sum.

use crate::cells::{Cell, SIDES, is_street};
use crate::svg::{Area, Sheet, Trace};
use city::{Kind, Plan};

/// The room for a sum between the walls, and its largest figures.
const SUM_WIDTH: f32 = 30.5;
const LARGEST_SUM: f32 = 11.5;
/// How wide figures and the spaces between thousands are on average, of their size.
const DIGIT_WIDTH: f32 = 0.545;

/// [tp.board.offices]
pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    for square in plan.squares.iter().filter(|square| square.kind.is_office()) {
        let cell = Cell::new(square.row.into(), square.column.into());
        match square.kind {
            Kind::Bank { sum } => {
                draw_house(plan, cell, "bank", "BANK", sheet);
                draw_sum(cell, sum, "columns", sheet);
            }
            Kind::Post { sum } => {
                draw_house(plan, cell, "post", "POST", sheet);
                draw_sum(cell, sum, "envelope", sheet);
            }
            Kind::Telegraph => {
                draw_house(plan, cell, "wire", "TELEGRAF", sheet);
                stamp_below_sign(cell, "telegraph", sheet);
            }
            Kind::Agency => {
                draw_house(plan, cell, "agency", "RESEBYRÅ", sheet);
                stamp_below_sign(cell, "suitcase", sheet);
            }
            Kind::Street | Kind::House | Kind::Den | Kind::Station | Kind::Airport | Kind::Harbour => {}
        }
    }
}

fn draw_house(plan: &Plan, cell: Cell, kind: &str, sign: &str, sheet: &mut Sheet) {
    let area = cell.area();
    let walls = area.inset(2.5);
    let mut shadow = Trace::default();
    shadow.area(Area { x: walls.x + 2.5, y: walls.y + 2.5, ..walls });
    sheet.path("city-shadow", &shadow);
    let mut house = Trace::default();
    house.area(walls);
    sheet.path(&format!("city-office city-{kind}"), &house);
    draw_doors(plan, cell, sheet);

    let mut plate = Trace::default();
    plate.area(Area::new(area.x + 5.0, area.y + 5.5, 30.0, 7.5));
    sheet.path(&format!("city-plate city-plate-{kind}"), &plate);
    let (size, width) = if sign.chars().count() > 4 { (5.7, 29.0) } else { (8.4, 24.0) };
    let baseline = (area.middle().0, area.y + 9.25 + size * 0.36);
    sheet.words_across(&format!("city-sign city-on-{kind}"), baseline, size, width, sign);
}

/// A door with a step on each side that opens onto a street; those to the left and right are low, below the sum.
pub(crate) fn draw_doors(plan: &Plan, cell: Cell, sheet: &mut Sheet) {
    let middle = cell.middle();
    let (mut steps, mut doors) = (Trace::default(), Trace::default());
    for (down, right) in SIDES.into_iter().filter(|&side| is_street(plan, cell.beside(side))) {
        let (x, y) = if down == 0 { (middle.0, middle.1 + 9.0) } else { middle };
        let (right, down) = (f32::from(right), f32::from(down));
        let across = |half_width: f32, from: f32, to: f32| {
            let (one, other) = (
                (x + right * from - down * half_width, y + down * from - right * half_width),
                (x + right * to + down * half_width, y + down * to + right * half_width),
            );
            let (left, top) = (one.0.min(other.0), one.1.min(other.1));
            Area::new(left, top, (one.0 - other.0).abs(), (one.1 - other.1).abs())
        };
        steps.area(across(7.5, 16.5, 21.5));
        doors.area(across(5.0, 15.0, 19.5));
    }
    sheet.path("city-step", &steps);
    sheet.path("city-door", &doors);
}

/// [tp.board.loot] The sum, as large as the house allows.
fn draw_sum(cell: Cell, sum: u32, symbol: &str, sheet: &mut Sheet) {
    let (x, y) = cell.middle();
    let words = grouped(sum);
    let wide = DIGIT_WIDTH * words.chars().count() as f32;
    let size = (SUM_WIDTH / wide).min(LARGEST_SUM);
    sheet.words_across("city-sum", (x, y + 4.5), size, size * wide, &words);
    sheet.stamp(symbol, (x, y + 10.5));
}

fn stamp_below_sign(cell: Cell, symbol: &str, sheet: &mut Sheet) {
    let (x, y) = cell.middle();
    sheet.stamp(symbol, (x, y + 4.5));
}

/// A sum with a narrow space between its thousands.
fn grouped(sum: u32) -> String {
    let digits = sum.to_string();
    let mut words = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            words.push('\u{202f}');
        }
        words.push(digit);
    }
    words
}
