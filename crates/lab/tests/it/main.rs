//! The lab as its users see it: specs in, files out.

mod faulty;
mod going_on;
mod outside;
mod parts;
mod report;
mod runs;
mod same_luck;
mod statistics;
mod sweep;
