//! Roofs in flat inks. The light falls from the upper left: slopes that face it are light, the others dark.

use crate::svg::{Area, Sheet, Trace};

/// Brick, sand and slate.
pub(crate) const TONES: usize = 3;
const NAMES: [&str; TONES] = ["brick", "sand", "slate"];
/// How far a house throws its shadow.
const SHADOW: f32 = 3.0;

/// The roofs of a whole city, gathered by ink.
#[derive(Default)]
pub(crate) struct Roofs {
    shadows: Trace,
    lawns: Trace,
    light: [Trace; TONES],
    dark: [Trace; TONES],
    /// Ridges, hips, and other lines inside a roof.
    ridges: Trace,
    /// The seams of roofs of sheet metal.
    seams: Trace,
    walls: Trace,
    chimneys: Trace,
    windows: Trace,
}

impl Roofs {
    pub(crate) fn draw(&self, sheet: &mut Sheet) {
        sheet.path("city-lawn", &self.lawns);
        sheet.path("city-shadow", &self.shadows);
        for (tone, name) in NAMES.iter().enumerate() {
            sheet.path(&format!("city-{name}"), &self.light[tone]);
            sheet.path(&format!("city-{name}-shade"), &self.dark[tone]);
        }
        sheet.path("city-seam", &self.seams);
        sheet.path("city-ridge", &self.ridges);
        sheet.path("city-window", &self.windows);
        sheet.path("city-wall", &self.walls);
        sheet.path("city-chimney", &self.chimneys);
    }

    pub(crate) fn shadow(&mut self, house: Area) {
        self.shadows.area(Area { x: house.x + SHADOW, y: house.y + SHADOW, ..house });
    }

    pub(crate) fn lawn(&mut self, area: Area) {
        self.lawns.area(area);
    }

    /// Two slopes and a ridge along the x-axis, or along the y-axis.
    pub(crate) fn gable(&mut self, house: Area, along: bool, tone: usize) {
        let (x, y) = house.middle();
        self.cover(house, along, tone);
        if along {
            self.light[tone].area(Area { height: house.height / 2.0, ..house });
            self.dark[tone].area(Area { y, height: house.height / 2.0, ..house });
            self.ridges.stroke((house.x, y), (house.right(), y));
            self.chimney(house.x + house.width * 0.7, y - 2.0);
        } else {
            self.light[tone].area(Area { width: house.width / 2.0, ..house });
            self.dark[tone].area(Area { x, width: house.width / 2.0, ..house });
            self.ridges.stroke((x, house.y), (x, house.bottom()));
            self.chimney(x - 2.0, house.y + house.height * 0.3);
        }
        self.walls.area(house);
    }

    /// What a gable roof is covered with: slate-coloured ones with metal, brick ones with tiles and windows.
    fn cover(&mut self, house: Area, along: bool, tone: usize) {
        let length = if along { house.width } else { house.height };
        if NAMES[tone] == "slate" {
            for step in 1..(length / 8.0) as u16 {
                let from = f32::from(step) * length / (length / 8.0).floor();
                if along {
                    self.seams.stroke((house.x + from, house.y), (house.x + from, house.bottom()));
                } else {
                    self.seams.stroke((house.x, house.y + from), (house.right(), house.y + from));
                }
            }
        } else if length > 48.0 {
            self.dormers(house, along);
        }
    }

    /// Four slopes that meet in a ridge.
    pub(crate) fn hip(&mut self, house: Area, tone: usize) {
        let half = house.width.min(house.height) / 2.0;
        let (x, y) = house.middle();
        let reach = (house.width.max(house.height) / 2.0 - half).max(0.0);
        let (one, other) =
            if house.is_wide() { ((x - reach, y), (x + reach, y)) } else { ((x, y - reach), (x, y + reach)) };
        let (left, right) = (house.x, house.right());
        let (top, bottom) = (house.y, house.bottom());
        let (upper, lower) = if house.is_wide() { (other, one) } else { (one, other) };
        self.light[tone].polygon(&[(left, bottom), (left, top), (right, top), upper, one, lower]);
        self.dark[tone].polygon(&[(left, bottom), lower, other, upper, (right, top), (right, bottom)]);
        self.ridges.stroke(one, other).stroke((left, top), one).stroke((right, bottom), other);
        self.ridges.stroke((left, bottom), lower).stroke((right, top), upper);
        self.chimney(x + 3.0, y - 5.0);
        self.walls.area(house);
    }

    /// A flat roof of the new times, with a parapet, a stair house and a place in the sun.
    pub(crate) fn flat(&mut self, house: Area, tone: usize) {
        let inside = house.inset(3.5);
        self.light[tone].area(house);
        self.ridges.area(inside);
        let stairs = Area::new(inside.right() - 12.0, inside.y + 3.0, 9.0, 8.0);
        self.dark[tone].area(stairs);
        self.ridges.area(stairs);
        self.windows.area(Area::new(inside.x + 4.0, inside.bottom() - 8.0, 5.0, 4.0));
        self.walls.area(house);
    }

    /// A hip roof around a narrow shaft of daylight.
    pub(crate) fn light_well(&mut self, house: Area, tone: usize) {
        let depth = house.width.min(house.height) * 0.38;
        self.ring(house, depth, tone);
    }

    /// Roofs all around a yard, as deep as the houses.
    pub(crate) fn ring(&mut self, house: Area, depth: f32, tone: usize) {
        let (ridge, court) = (house.inset(depth / 2.0), house.inset(depth));
        self.slopes(house, ridge, tone, true);
        self.slopes(ridge, court, tone, false);
        self.ridges.area(ridge);
        let corners = |area: Area| {
            [(area.x, area.y), (area.right(), area.y), (area.right(), area.bottom()), (area.x, area.bottom())]
        };
        for (outer, inner) in corners(house).into_iter().zip(corners(court)) {
            self.ridges.stroke(outer, inner);
        }
        self.shadows.area(Area { height: SHADOW, ..court });
        self.shadows.area(Area { width: SHADOW, ..court });
        self.chimney(ridge.x + ridge.width * 0.3, ridge.y - 2.0);
        self.chimney(ridge.right() - 2.0, ridge.y + ridge.height * 0.6);
        self.walls.area(house).area(court);
    }

    /// The four slopes between one rectangle and another inside it, falling outwards or inwards.
    fn slopes(&mut self, outer: Area, inner: Area, tone: usize, outwards: bool) {
        let upper_left = [
            (outer.x, outer.bottom()),
            (outer.x, outer.y),
            (outer.right(), outer.y),
            (inner.right(), inner.y),
            (inner.x, inner.y),
            (inner.x, inner.bottom()),
        ];
        let lower_right = [
            (outer.right(), outer.y),
            (outer.right(), outer.bottom()),
            (outer.x, outer.bottom()),
            (inner.x, inner.bottom()),
            (inner.right(), inner.bottom()),
            (inner.right(), inner.y),
        ];
        let (light, dark) = if outwards { (upper_left, lower_right) } else { (lower_right, upper_left) };
        self.light[tone].polygon(&light);
        self.dark[tone].polygon(&dark);
    }

    /// Small windows in both slopes.
    pub(crate) fn dormers(&mut self, house: Area, along: bool) {
        let (x, y) = house.middle();
        for part in [-13.0, 0.0, 13.0] {
            if along {
                self.windows.area(Area::new(x + part - 1.5, house.y + 4.0, 3.0, 4.0));
                self.windows.area(Area::new(x + part - 1.5, house.bottom() - 8.0, 3.0, 4.0));
            } else {
                self.windows.area(Area::new(house.x + 4.0, y + part - 1.5, 4.0, 3.0));
                self.windows.area(Area::new(house.right() - 8.0, y + part - 1.5, 4.0, 3.0));
            }
        }
    }

    fn chimney(&mut self, x: f32, y: f32) {
        self.chimneys.area(Area::new(x, y, 4.5, 4.5));
    }
}
