//! The settings of a sweep: the same run for every combination of values.

use crate::{Error, Spec, SpecDraft, set_option};

/// What is varied: the name of an option and its values.
pub type Vary = (String, Vec<String>);

/// A spec for every combination of values, by its name, all looked over.
pub(crate) fn settings(draft: &SpecDraft, vary: &[Vary]) -> Result<Vec<(String, Spec)>, Error> {
    if vary.is_empty() {
        return Err(Error::new("nothing is varied; say for example --vary rounds=50,100"));
    }
    let mut specs: Vec<(String, Spec)> = Vec::new();
    for setting in combinations(vary) {
        let mut draft = draft.clone();
        let mut options = draft.options.take().unwrap_or_default();
        for (name, value) in &setting {
            set_option(&draft.game, &mut options, name, value)?;
        }
        draft.options = Some(options);
        let name: Vec<String> = setting.iter().map(|(name, value)| format!("{name}={value}")).collect();
        specs.push((name.join(" "), draft.look_over()?));
    }
    Ok(specs)
}

/// Every combination of one value for each option.
fn combinations(vary: &[Vary]) -> Vec<Vec<(&str, &str)>> {
    let mut all: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for (name, values) in vary {
        let mut longer = Vec::new();
        for known in &all {
            for value in values {
                longer.push(known.iter().copied().chain([(name.as_str(), value.as_str())]).collect());
            }
        }
        all = longer;
    }
    all
}
