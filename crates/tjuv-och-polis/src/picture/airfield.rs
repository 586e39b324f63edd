//! The airfield: mown grass, one runway, and an aeroplane about to leave.

use super::survey::{SIDES, cells_of, largest_lot, outline, regions};
use super::svg::{Area, Sheet, Trace};
use crate::{Ground, Plan};

pub(super) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let field = cells_of(plan, Ground::Airfield);
    sheet.path("city-field", &outline(&field, 0.0));
    let mut tufts = Trace::default();
    for cell in &field {
        let area = cell.area();
        for number in 0..2 {
            let (x, y) =
                (area.x + 4.0 + cell.lot(number, 30) as f32, area.y + 6.0 + cell.lot(5 + number, 30) as f32);
            tufts.stroke((x, y), (x + 1.5, y - 3.5)).stroke((x + 2.0, y), (x + 4.0, y - 3.0));
        }
    }
    sheet.path("city-tuft", &tufts);

    for region in regions(field) {
        let Some(lot) = largest_lot(&region) else { continue };
        let area = lot.area();
        let along = area.is_wide();
        draw_runway(area, along, sheet);
        let (x, y) = area.middle();
        sheet.stamp_turned("aeroplane", (x, y), if along { 90 } else { 0 });
        let corner = region.iter().copied().find(|&cell| {
            let open = SIDES.iter().filter(|&&side| region.contains(&cell.beside(side))).count();
            open > 0 && !near_middle(area, cell.middle())
        });
        if let Some(corner) = corner {
            sheet.stamp("windsock", corner.middle());
        }
    }
}

/// Within reach of the runway, where nothing may stand.
fn near_middle(area: Area, (x, y): (f32, f32)) -> bool {
    let (middle_x, middle_y) = area.middle();
    if area.is_wide() { (y - middle_y).abs() < 18.0 } else { (x - middle_x).abs() < 18.0 }
}

fn draw_runway(area: Area, along: bool, sheet: &mut Sheet) {
    let (x, y) = area.middle();
    let half = (area.width.min(area.height) * 0.36).min(22.0);
    let (mut strip, mut marks) = (Trace::default(), Trace::default());
    if along {
        strip.area(Area::new(area.x + 6.0, y - half, area.width - 12.0, 2.0 * half));
        marks.stroke((area.x + 26.0, y), (area.right() - 26.0, y));
    } else {
        strip.area(Area::new(x - half, area.y + 6.0, 2.0 * half, area.height - 12.0));
        marks.stroke((x, area.y + 26.0), (x, area.bottom() - 26.0));
    }
    sheet.path("city-runway", &strip);
    sheet.path("city-runway-mark", &marks);
    let mut bars = Trace::default();
    for number in -2..=2i8 {
        let across = f32::from(number) * half * 0.36;
        if along {
            bars.stroke((area.x + 10.0, y + across), (area.x + 20.0, y + across));
            bars.stroke((area.right() - 20.0, y + across), (area.right() - 10.0, y + across));
        } else {
            bars.stroke((x + across, area.y + 10.0), (x + across, area.y + 20.0));
            bars.stroke((x + across, area.bottom() - 20.0), (x + across, area.bottom() - 10.0));
        }
    }
    sheet.path("city-runway-bar", &bars);
}
