//! Where a setting's value comes from: a flag before a variable, a variable before the file, the file before what is usual.

use super::{CONFIG, LIMIT, SETTINGS, Setting, find, variable};
use crate::{Trouble, arguments::Arguments, suggest::suggestion};
use server::Limits;
use std::{
    collections::BTreeMap,
    env,
    fmt::{self, Display},
    fs,
    path::PathBuf,
    str::FromStr,
};

const PREFIX: &str = "SPELBORD_";
/// What the variable of a setting ends with that names a file with the value in it.
const IN_A_FILE: &str = "_FILE";
const LIMIT_PREFIX: &str = "SPELBORD_LIMIT_";

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Source {
    Default,
    File(PathBuf),
    Variable(String),
    Flag(String),
}

impl Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Default => f.write_str("default"),
            Source::File(path) => write!(f, "{}", path.display()),
            Source::Variable(name) => f.write_str(name),
            Source::Flag(name) => write!(f, "--{name}"),
        }
    }
}

/// Every setting that was chosen, and every limit, as text.
pub(crate) struct Settings {
    chosen: BTreeMap<&'static str, (String, Source)>,
    /// Each in the order it was found, so that the last one counts.
    pub(crate) limits: Vec<(String, String, Source)>,
}

impl Settings {
    /// Reads them from everywhere.
    pub(crate) fn of(arguments: &Arguments) -> Result<Settings, Trouble> {
        let variables = env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value)));
        let mut texts = Vec::new();
        for (name, value) in variables.filter(|(name, value)| is_ours(name) && !value.is_empty()) {
            let value = value.into_string().map_err(|_| format!("{name} is no text in UTF-8"))?;
            texts.push((name, value));
        }
        Settings::from(arguments, texts)
    }

    pub(super) fn from(arguments: &Arguments, variables: Vec<(String, String)>) -> Result<Settings, Trouble> {
        let mut settings = Settings { chosen: BTreeMap::new(), limits: Vec::new() };
        let named = variables.iter().find(|(name, _)| *name == variable(CONFIG));
        let file = arguments.path(CONFIG).or_else(|| named.map(|(_, path)| path.into()));
        if let Some(file) = file {
            settings.read_file(file)?;
        }
        settings.read_variables(variables)?;
        settings.read_flags(arguments)?;
        Ok(settings)
    }

    /// The value of a setting and where it comes from; none if it has none.
    pub(crate) fn get(&self, name: &str) -> (Option<&str>, Source) {
        match self.chosen.get(name) {
            Some((value, source)) => (Some(value), source.clone()),
            None => {
                let default = find(name).map(|setting| setting.default).filter(|value| !value.is_empty());
                (default, Source::Default)
            }
        }
    }

    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.get(name).0.map(str::to_owned)
    }

    /// The value as what it means; none if it has none.
    pub(crate) fn parsed<T: FromStr<Err: Display>>(&self, name: &str) -> Result<Option<T>, Trouble> {
        let (Some(value), source) = self.get(name) else { return Ok(None) };
        let is_secret = find(name).is_some_and(|setting| setting.is_secret);
        let shown = if is_secret { String::new() } else { format!(" {value:?}") };
        let parsed = value
            .trim()
            .parse()
            .map_err(|error| format!("{name}{shown} ({source}) cannot be read: {error}"))?;
        Ok(Some(parsed))
    }

    /// The value of a setting that always has one.
    pub(crate) fn need<T: FromStr<Err: Display>>(&self, name: &'static str) -> Result<T, Trouble> {
        Ok(self.parsed(name)?.ok_or_else(|| format!("{name} must have a value"))?)
    }

    /// The limits as they are with what was chosen.
    pub(crate) fn limits(&self) -> Result<Limits, Trouble> {
        let mut limits = Limits::default();
        for (name, value, source) in &self.limits {
            limits.set(name, value).map_err(|why| {
                let all = limits.all();
                let meant = suggestion(name, all.iter().map(|limit| limit.name));
                let meant =
                    meant.filter(|meant| *meant != name).map(|meant| format!("; did you mean {meant}?"));
                format!("{why} ({source}){}", meant.unwrap_or_default())
            })?;
        }
        Ok(limits)
    }

    fn read_file(&mut self, path: PathBuf) -> Result<(), Trouble> {
        let trouble = |why: &dyn Display| Trouble::from(format!("the settings in {}: {why}", path.display()));
        let text = fs::read_to_string(&path).map_err(|error| trouble(&error))?;
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| trouble(&error.message()))?;
        for (key, value) in table {
            if key == "limits" {
                let toml::Value::Table(limits) = value else {
                    return Err(trouble(&"limits is a section: [limits]"));
                };
                for (name, value) in limits {
                    let value =
                        plain(&value).ok_or_else(|| trouble(&format!("{name} has no plain value")))?;
                    self.limits.push((name, value, Source::File(path.clone())));
                }
                continue;
            }
            let setting = find(&key).ok_or_else(|| trouble(&no_setting(&key)))?;
            let value = plain(&value).ok_or_else(|| trouble(&format!("{key} has no plain value")))?;
            self.choose(setting, value, Source::File(path.clone()))?;
        }
        Ok(())
    }

    fn read_variables(&mut self, mut variables: Vec<(String, String)>) -> Result<(), Trouble> {
        // Those of other names count less than our own.
        variables.sort_by_key(|(name, _)| name.starts_with(PREFIX));
        let given: Vec<String> = variables.iter().map(|(name, _)| name.clone()).collect();
        for (name, value) in variables {
            if name == variable(CONFIG) {
                continue;
            }
            if let Some(limit) = name.strip_prefix(LIMIT_PREFIX) {
                let limit = limit.to_lowercase().replace('_', "-");
                self.limits.push((limit, value, Source::Variable(name)));
                continue;
            }
            if let Some(setting) = SETTINGS.iter().find(|setting| is_meant(setting, &name)) {
                self.choose(setting, value, Source::Variable(name))?;
                continue;
            }
            let in_a_file = |setting: &&Setting| variable(setting.name) + IN_A_FILE == name;
            let Some(setting) = SETTINGS.iter().find(in_a_file) else {
                let names = SETTINGS.iter().map(|setting| variable(setting.name)).collect::<Vec<_>>();
                let meant = suggestion(&name, names.iter().map(String::as_str));
                let meant =
                    meant.map_or("see spelbord config".to_owned(), |meant| format!("did you mean {meant}?"));
                return Err(format!("the variable {name} is no setting; {meant}").into());
            };
            if given.contains(&variable(setting.name)) {
                return Err(format!("{} and {name} say the same thing twice", variable(setting.name)).into());
            }
            let text = fs::read_to_string(&value)
                .map_err(|error| format!("{name}: {value} cannot be read: {error}"))?;
            // Whoever writes a secret into a file ends the line.
            self.choose(setting, text.trim_end_matches(['\n', '\r']).to_owned(), Source::Variable(name))?;
        }
        Ok(())
    }

    fn read_flags(&mut self, arguments: &Arguments) -> Result<(), Trouble> {
        for setting in SETTINGS.iter().filter(|setting| arguments.has(setting.name)) {
            let value = match setting.value {
                Some(_) => arguments.text(setting.name)?.unwrap_or_default(),
                None => true.to_string(),
            };
            self.choose(setting, value, Source::Flag(setting.name.to_owned()))?;
        }
        for limit in arguments.all(LIMIT)? {
            let (name, value) =
                limit.split_once('=').ok_or_else(|| format!("--limit {limit:?} must be NAME=VALUE"))?;
            self.limits.push((name.to_owned(), value.to_owned(), Source::Flag(LIMIT.to_owned())));
        }
        Ok(())
    }

    fn choose(&mut self, setting: &Setting, value: String, source: Source) -> Result<(), Trouble> {
        let name = find(setting.name).map(|setting| setting.name).unwrap_or_default();
        if !setting.choices.is_empty() && !setting.choices.contains(&value.as_str()) {
            let choices = setting.choices.join(" or ");
            return Err(format!("{name} {value:?} ({source}) is not {choices}").into());
        }
        self.chosen.insert(name, (value, source));
        Ok(())
    }
}

fn is_ours(variable: &str) -> bool {
    variable.starts_with(PREFIX) || SETTINGS.iter().any(|setting| setting.also == Some(variable))
}

fn is_meant(setting: &Setting, name: &str) -> bool {
    variable(setting.name) == name || setting.also == Some(name)
}

fn no_setting(key: &str) -> String {
    let meant = suggestion(key, SETTINGS.iter().map(|setting| setting.name));
    let meant = meant.map_or("see spelbord config".to_owned(), |meant| format!("did you mean {meant}?"));
    format!("there is no setting {key}; {meant}")
}

/// A value of a file as it would stand in a variable.
fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Float(number) => Some(number.to_string()),
        toml::Value::Boolean(is_on) => Some(is_on.to_string()),
        toml::Value::Array(values) => Some(values.iter().map(plain).collect::<Option<Vec<_>>>()?.join(", ")),
        toml::Value::Datetime(_) | toml::Value::Table(_) => None,
    }
}
