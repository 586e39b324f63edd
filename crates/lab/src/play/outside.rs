//! Bots from outside: programs that read and write JSON lines. The protocol is described in `docs/outside-bots.md`.

use crate::{Error, Failing, LostTurn, Spec, ask::OUTSIDE};
use catalog::{Hosted, board_for_bots};
use serde_json::{Value, json, value::RawValue};
use std::{
    io::{BufRead, BufReader, Read, Write},
    iter,
    process::{Child, ChildStdout, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    },
    thread,
    time::Duration,
};
use tabletop::{Seat, Seed};

/// The version of the protocol.
const PROTOCOL: u16 = 1;
/// How often a program is started in one game before it is given up: then it loses its turns without a wait.
const STARTS_MAX: u32 = 3;
/// The longest answer that is read.
const ANSWER_MAX: u64 = 1 << 20;
/// How many lines are read ahead of the questions: a program that never stops talking fills no memory.
const ANSWERS_AHEAD: usize = 16;
/// How much is kept of what a program writes on its standard error.
const COMPLAINT_MAX: u64 = 1 << 16;

/// How long to wait between looks at a program that writes no more, and how often to look.
const ENDING_LOOK: Duration = Duration::from_millis(2);
const ENDING_LOOKS: u32 = 250;

/// What all programs of a run are told first, but for what differs from seat to seat; and which of them can be started.
pub(super) struct Hello {
    line: Value,
    /// The programs by their commands, and whether one has ever answered anything.
    answered: Vec<(String, Arc<AtomicBool>)>,
}

impl Hello {
    pub(super) fn of<G: Hosted>(spec: &Spec, start: &G) -> Hello {
        let programs = spec.entrants().into_iter().filter_map(|bot| bot.strip_prefix(OUTSIDE));
        Hello {
            line: json!({
                "spelbord_bot": PROTOCOL,
                "game": G::NAME,
                "rules": spec.rules,
                "options": spec.options,
                "seats": spec.bots.len(),
                "seconds": spec.bot_seconds,
                "board": board_for_bots(start),
            }),
            answered: programs.map(|command| (command.to_owned(), Arc::default())).collect(),
        }
    }

    pub(super) fn line(&self, seat: Seat, luck: &Seed) -> String {
        let mut hello = self.line.clone();
        hello["seat"] = json!(seat);
        hello["luck"] = json!(luck.0);
        hello.to_string()
    }

    pub(super) fn answered(&self, command: &str) -> Arc<AtomicBool> {
        let known = self.answered.iter().find(|(known, _)| known == command);
        known.map(|(_, answered)| Arc::clone(answered)).expect("every program is an entrant")
    }
}

/// A program in a seat, for one game.
pub(super) struct Outside {
    command: String,
    hello: String,
    limit: Duration,
    running: Option<Program>,
    starts: u32,
    /// How it failed last.
    failed: Failing,
    /// Whether this program has ever answered, in any game of the run.
    answered: Arc<AtomicBool>,
}

impl Outside {
    pub(super) fn new(command: &str, hello: String, limit: Duration, answered: Arc<AtomicBool>) -> Outside {
        Outside {
            command: command.to_owned(),
            hello,
            limit,
            running: None,
            starts: 0,
            failed: Failing::Crashed,
            answered,
        }
    }

    /// Asks the program. After a crash or a late answer it is started anew, a few times. One that ends without ever
    /// having answered cannot be started: nothing that it would play means anything.
    pub(super) fn choose<A: serde::de::DeserializeOwned + Clone>(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
        actions: &[A],
    ) -> Result<Result<A, LostTurn>, Error> {
        let limit = self.limit;
        let answer = self.program().and_then(|program| program.ask(&question(seat, view, menu), limit));
        match answer {
            Ok(line) => {
                self.answered.store(true, Ordering::Relaxed);
                Ok(understood(&line, actions))
            }
            Err(lost) if lost.failing == Failing::Crashed && !self.answered.load(Ordering::Relaxed) => {
                Err(Error::of_a_bot(format!(
                    "{OUTSIDE}{} cannot be started, or ends before its first answer ({}); the run has stopped",
                    self.command, lost.said
                )))
            }
            Err(lost) => {
                // Whatever it still says is an answer to another question.
                self.running = None;
                self.failed = lost.failing;
                Ok(Err(lost))
            }
        }
    }

    fn program(&mut self) -> Result<&mut Program, LostTurn> {
        if self.running.is_none() {
            if self.starts == STARTS_MAX {
                let said = format!("given up for this game after {STARTS_MAX} crashes or late answers");
                return Err(LostTurn::new(self.failed, said));
            }
            self.starts += 1;
            self.running = Some(Program::start(&self.command, &self.hello)?);
        }
        Ok(self.running.as_mut().expect("it has just been started"))
    }
}

fn question(seat: Seat, view: &RawValue, menu: &RawValue) -> String {
    format!(r#"{{"seat":{},"view":{},"menu":{}}}"#, seat.0, view.get(), menu.get())
}

/// An answer is the number of a choice on the menu, from zero, or an action.
fn understood<A: serde::de::DeserializeOwned + Clone>(line: &str, actions: &[A]) -> Result<A, LostTurn> {
    let nonsense = |why: String| LostTurn::new(Failing::Nonsense, format!("{why}: {line}"));
    let answer: Value = serde_json::from_str(line).map_err(|error| nonsense(format!("no JSON ({error})")))?;
    if answer.is_number() {
        let chosen = answer.as_u64().and_then(|number| actions.get(usize::try_from(number).ok()?));
        return chosen.cloned().ok_or_else(|| nonsense(format!("the menu has {} choices", actions.len())));
    }
    serde_json::from_value(answer).map_err(|error| nonsense(format!("no action of this game ({error})")))
}

/// A running program. Its three pipes are served by threads, so that none of them can hold up the game.
struct Program {
    child: Child,
    questions: Option<Sender<String>>,
    answers: Receiver<String>,
    complaint: Receiver<String>,
}

impl Program {
    fn start(command: &str, hello: &str) -> Result<Program, LostTurn> {
        let mut child = Command::new("sh")
            .args(["-c", &format!("exec {command}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| LostTurn::new(Failing::Crashed, format!("it cannot be started: {error}")))?;
        let (mut stdin, stdout, stderr) = match (child.stdin.take(), child.stdout.take(), child.stderr.take())
        {
            (Some(stdin), Some(stdout), Some(stderr)) => (stdin, stdout, stderr),
            _ => unreachable!("all three pipes were asked for"),
        };
        let (questions, asked) = channel::<String>();
        thread::spawn(move || {
            // It ends when nobody asks any more, or when the program no longer reads.
            while let Ok(line) = asked.recv() {
                if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (told, answers) = sync_channel(ANSWERS_AHEAD);
        thread::spawn(move || read_answers(stdout, &told));
        let (complained, complaint) = channel();
        // Nobody listens any more when the game goes well.
        thread::spawn(move || drop(complained.send(last_line(stderr))));
        let program = Program { child, questions: Some(questions), answers, complaint };
        program.tell(hello);
        Ok(program)
    }

    fn tell(&self, line: &str) {
        if let Some(questions) = &self.questions {
            // If the program has ended, its silence will be noticed.
            let _ = questions.send(line.to_owned());
        }
    }

    fn ask(&mut self, question: &str, limit: Duration) -> Result<String, LostTurn> {
        self.tell(question);
        match self.answers.recv_timeout(limit) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => {
                Err(LostTurn::new(Failing::Late, format!("no answer within {} s", limit.as_secs_f64())))
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.obituary()),
        }
    }

    /// Why the program writes no more.
    fn obituary(&mut self) -> LostTurn {
        // One that has only closed its output is ended here; one that is ending by itself is given the time.
        let looks = iter::repeat_with(|| {
            thread::sleep(ENDING_LOOK);
            self.child.try_wait().ok().flatten()
        });
        let ended = looks.take(ENDING_LOOKS as usize).flatten().next();
        let _ = self.child.kill();
        let status = ended.or_else(|| self.child.wait().ok());
        let status = status.map_or_else(|| "unknown end".to_owned(), |status| status.to_string());
        // What it has started itself may still hold its standard error, and that can take for ever.
        let complaint = self.complaint.recv_timeout(ENDING_LOOK * ENDING_LOOKS).unwrap_or_default();
        let colon = if complaint.is_empty() { "" } else { ": " };
        LostTurn::new(Failing::Crashed, format!("{status}{colon}{complaint}"))
    }
}

impl Drop for Program {
    /// The game is over, or the program is given up.
    fn drop(&mut self) {
        self.questions = None;
        // It fails only if the program has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_answers(stdout: ChildStdout, told: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(ANSWER_MAX).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if told.send(line).is_err() {
            return;
        }
    }
}

/// The last line that says something: where a traceback names the error.
fn last_line(stderr: impl Read) -> String {
    let mut stderr = BufReader::new(stderr);
    let (mut last, mut line, mut room) = (String::new(), Vec::new(), COMPLAINT_MAX);
    loop {
        line.clear();
        match stderr.by_ref().take(COMPLAINT_MAX).read_until(b'\n', &mut line) {
            Ok(length @ 1..) => {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if room > 0 && !text.is_empty() {
                    last = text;
                }
                room = room.saturating_sub(length as u64);
            }
            Ok(0) | Err(_) => return last,
        }
    }
}
