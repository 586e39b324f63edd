mod replay_docs;
mod typescript;
