//! Tables of all kinds, laid by the script.

use super::{
    games::Which,
    page::{Person, hash},
    script::Script,
};
use life::{Laid, Sitter};
use protocol::{Clock, LuckKind, Pace, TableSettings};
use tabletop::{Bytes16, Bytes32, Level, Seat};

/// Secrets that nobody has had before.
pub(crate) struct Secrets(pub(crate) u64);

impl Secrets {
    fn next(&mut self) -> [u8; 32] {
        self.0 += 1;
        // Both halves differ, so that a token of sixteen bytes does too.
        let mut secret = [0x5e; 32];
        secret[..8].copy_from_slice(&self.0.to_be_bytes());
        secret[16..24].copy_from_slice(&self.0.to_be_bytes());
        secret
    }

    pub(crate) fn token(&mut self) -> Bytes16 {
        Bytes16(self.next()[..16].try_into().expect("it is half of it"))
    }

    pub(crate) fn number(&mut self) -> Bytes32 {
        Bytes32(self.next())
    }
}

/// A new table, and those who know it.
pub(crate) struct LaidOut {
    pub(crate) laid: Laid,
    /// What those who sit there from the first have committed to.
    pub(crate) commitments: Vec<(Seat, Bytes32)>,
    pub(crate) people: Vec<Person>,
    pub(crate) invite: Option<Bytes16>,
}

pub(crate) fn lay(which: Which, script: &mut Script, secrets: &mut Secrets) -> LaidOut {
    let count = 2 + script.below(3) as u8;
    let mut people = Vec::new();
    let seats: Vec<Sitter> = (0..count).map(|seat| sitter(seat, script, secrets, &mut people)).collect();
    let is_person = |sitter: &Sitter| matches!(sitter, Sitter::Person { .. });
    let persons = (0..).map(Seat).zip(&seats).filter(|(_, sitter)| is_person(sitter)).map(|(seat, _)| seat);
    let committed = persons.zip(&people).filter(|_| script.below(2) == 1);
    let commitments = committed.map(|(seat, person)| (seat, person.number.commitment())).collect();
    let invite = seats.iter().any(|sitter| matches!(sitter, Sitter::Free)).then(|| secrets.token());
    // The luck of the match differs from life to life.
    let mut server_part = secrets.number();
    server_part.0[31] = script.below(256) as u8;
    let laid = Laid {
        id: "bord".into(),
        game: which.name().to_owned(),
        rules: which.rules(),
        options: which.options(count),
        settings: settings(script),
        keeper: seats.iter().position(is_person).map(|seat| Seat(seat as u8)),
        seats,
        invite: invite.map(hash),
        luck: LuckKind::Second,
        server_part,
        previous: None,
        retold: Vec::new(),
    };
    LaidOut { laid, commitments, people, invite }
}

fn sitter(seat: u8, script: &mut Script, secrets: &mut Secrets, people: &mut Vec<Person>) -> Sitter {
    match script.below(6) {
        0..=2 => {
            let name = format!("p{seat}");
            let mut person = Person::new(name.clone(), secrets.token(), secrets.number());
            person.is_seated = true;
            let token = person.hash();
            people.push(person);
            Sitter::Person { name, token }
        }
        3 => Sitter::Bot { name: format!("b{seat}"), level: Level::Easy },
        _ => Sitter::Free,
    }
}

fn settings(script: &mut Script) -> TableSettings {
    let clock = match script.below(6) {
        0 | 1 => Clock::Calm,
        2 => Clock::Bank { seconds: 10, top_up: 3 },
        3 => Clock::BRISK,
        4 => Clock::EVENING,
        _ => Clock::Days { hours: 1 },
    };
    let pace = [Pace::Usual, Pace::Brisk, Pace::Calm][script.below(3) as usize];
    let grace = [60, 0, 5, 600][script.below(4) as usize];
    TableSettings { pace, advice: false, clock, grace, stand_in: Level::Easy }
}
