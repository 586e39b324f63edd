// Fetches rulebooks when somebody wants to read; nobody else pays for them.

import type { Locale } from '../text/catalogue';
import type { Clause, Rulebook } from './rulebook';

const books = import.meta.glob<string>('../../../rulebook/*/*.md', { query: '?raw', import: 'default' });

/** The rulebook of a game; none for an unknown game. */
export async function rulebook(game: string, locale: Locale): Promise<Rulebook | undefined> {
  const fetchText = books[`../../../rulebook/${locale}/${game}.md`];
  if (!fetchText) return undefined;
  const [text, { parseRulebook }] = await Promise.all([fetchText(), import('./rulebook')]);
  return parseRulebook(text);
}

export async function clause(game: string, id: string, locale: Locale): Promise<Clause | undefined> {
  const book = await rulebook(game, locale);
  if (!book) return undefined;
  const { findClause } = await import('./rulebook');
  return findClause(book, id);
}
