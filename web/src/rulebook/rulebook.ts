// The rulebook: markdown with one heading per clause, `### {tj.some.id} Title`. The ids are the anchors.

import { Marked } from 'marked';

export interface Clause {
  id: string;
  title: string;
  html: string;
}

export interface Chapter {
  title: string;
  anchor: string;
  clauses: Clause[];
}

export interface Rulebook {
  title: string;
  intro: string;
  chapters: Chapter[];
}

const marked = new Marked({ async: false });
const html = (markdown: string) => marked.parse(markdown.trim()) as string;

const CLAUSE = /^\{([a-z0-9.-]+)\}\s+(.+)$/;

export function parseRulebook(markdown: string): Rulebook {
  const [opening = '', ...chapters] = markdown.split(/^## /m);
  const [title = '', intro] = headed(opening.replace(/^# /, ''));
  return { title, intro: html(intro), chapters: chapters.map(parseChapter) };
}

function parseChapter(text: string, index: number): Chapter {
  const [opening = '', ...clauses] = text.split(/^### /m);
  return { title: headed(opening)[0], anchor: `chapter-${index + 1}`, clauses: clauses.map(parseClause) };
}

function parseClause(text: string): Clause {
  const [heading, body] = headed(text);
  const [, id, title] = CLAUSE.exec(heading) ?? [];
  if (!id || !title) throw new Error(`A clause without an id: ${heading}`);
  return { id, title, html: html(body) };
}

/** The first line and the rest. */
function headed(text: string): [string, string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text.trim(), ''] : [text.slice(0, end).trim(), text.slice(end + 1)];
}

export function findClause(book: Rulebook, id: string): Clause | undefined {
  return book.chapters.flatMap((chapter) => chapter.clauses).find((clause) => clause.id === id);
}
