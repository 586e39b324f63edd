//! A step in beats: what happened, and what was to be seen after it.

use crate::{
    Game, Match, Seat, Told, Viewer,
    changes::changes,
    film::Film,
    written::{Verbatim, Written},
};
use serde::Serialize;

/// A part of what happened, cut where a viewer has something to see.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
pub struct Beat<G: Game> {
    /// What happened, in order; nothing only where a step has no event at all. None but the last changed anything for this viewer.
    pub events: Vec<Told<G::Event>>,
    /// What is different then in the viewer's view.
    pub changed: Vec<Change>,
}

/// One thing that is different in a view, and all that is under it.
///
/// As JSON it is a pair: `[["players", 2, "cash"], 1500]`.
#[derive(Clone, Debug, Serialize)]
pub struct Change(pub Vec<Key>, pub Verbatim);

/// The way to a thing in a view, step by step.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Key {
    /// Into an object.
    Name(Verbatim),
    /// Into a list.
    Index(usize),
}

impl<G: Game> Match<G> {
    /// The latest step once more, event by event.
    pub(crate) fn film(&self) -> Film<G> {
        let (step, mut film) = (self.last(), Film(Vec::new()));
        let mut game = step.before.clone();
        if let Some((seat, action)) = &step.by {
            game.play(*seat, action, &mut film).expect("what was accepted is accepted again");
        }
        for drawn in &step.draws {
            game.chance(drawn.outcome, &mut film);
        }
        film
    }

    /// What would come of an action, before nature or anybody else moves. A refusal is the one that the action would get.
    pub(crate) fn trial(&self, seat: Seat, action: &G::Action) -> Result<Film<G>, G::Refusal> {
        let mut film = Film(Vec::new());
        self.game().clone().play(seat, action, &mut film)?;
        Ok(film)
    }
}

impl<G: Game> Film<G> {
    /// The film cut for a viewer who has seen the position `before`.
    pub(crate) fn beats(&self, before: &G, viewer: Viewer) -> Vec<Beat<G>> {
        self.cut(before, viewer, true)
    }

    /// The same without what the last beat changed, for a viewer who is told the view that it leads to.
    pub(crate) fn beats_up_to_view(&self, before: &G, viewer: Viewer) -> Vec<Beat<G>> {
        self.cut(before, viewer, false)
    }

    /// A view is written down only when something is compared with it: many steps are a single beat.
    fn cut(&self, before: &G, viewer: Viewer, to_the_end: bool) -> Vec<Beat<G>> {
        let mut shown = before.view(viewer);
        let mut written: Option<Written> = None;
        let mut beats: Vec<Beat<G>> = Vec::new();
        let mut events = Vec::new();
        for (at, (event, game)) in self.0.iter().enumerate() {
            events.push(Told::new(game, G::mask(event, viewer)));
            let view = game.view(viewer);
            if view == shown {
                continue;
            }
            let is_last = at + 1 == self.0.len();
            let changed = if to_the_end || !is_last {
                let (was, is) = (written.unwrap_or_else(|| Written::of(&shown)), Written::of(&view));
                let changed = changes(&was, &is);
                written = Some(is);
                changed
            } else {
                Vec::new()
            };
            beats.push(Beat { events: std::mem::take(&mut events), changed });
            shown = view;
        }
        if !events.is_empty() {
            beats.push(Beat { events, changed: Vec::new() });
        }
        beats
    }

    /// The same, up to the position `after`, in which something may be different that no event tells of.
    pub(crate) fn whole_beats(&self, before: &G, after: &G, viewer: Viewer) -> Vec<Beat<G>> {
        let mut beats = self.beats(before, viewer);
        let (shown, end) = (self.0.last().map_or(before, |(_, game)| game).view(viewer), after.view(viewer));
        let left = match shown == end {
            true => Vec::new(),
            false => changes(&Written::of(&shown), &Written::of(&end)),
        };
        match beats.last_mut() {
            Some(last) => last.changed.extend(left),
            None => beats.push(Beat { events: Vec::new(), changed: left }),
        }
        beats
    }
}
