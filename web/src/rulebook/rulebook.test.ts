import { describe, expect, it } from 'vitest';
import { findClause, parseRulebook } from './rulebook';
import { clause, rulebook } from './shelf';

const sample = `# Tjuv

A *fishing* game.

## The end

### {tj.end} Until the last card

Play goes on.

**Example.** Nobody has a card.

### {tj.end.last} The last one takes

What still lies there.

## Score

### {tj.score} Count

The most wins.
`;

describe('a rulebook', () => {
  it('has a title, an opening, chapters and clauses', () => {
    const book = parseRulebook(sample);
    expect(book.title).toBe('Tjuv');
    expect(book.intro).toContain('<em>fishing</em>');
    expect(book.chapters.map((chapter) => chapter.title)).toEqual(['The end', 'Score']);
    expect(book.chapters[0]!.clauses.map(({ id, title }) => [id, title])).toEqual([
      ['tj.end', 'Until the last card'],
      ['tj.end.last', 'The last one takes'],
    ]);
  });

  it('finds a clause by its id', () => {
    const found = findClause(parseRulebook(sample), 'tj.end');
    expect(found?.html).toContain('<p>Play goes on.</p>');
    expect(found?.html).toContain('<strong>Example.</strong>');
    expect(found?.html).not.toContain('What still lies there');
  });

  it('does not accept a clause without an id', () => {
    expect(() => parseRulebook('# A\n\n## B\n\n### No id\n\nText.\n')).toThrow('No id');
  });

  it.each(['tjuv', 'tjuv-och-polis'])('of %s has the same clauses in both languages', async (game) => {
    const ids = async (locale: 'sv' | 'en') =>
      (await rulebook(game, locale))!.chapters.map((chapter) => chapter.clauses.map(({ id }) => id));
    expect(await ids('en')).toEqual(await ids('sv'));
  });

  it.each(['tjuv', 'tjuv-och-polis', 'monopol'])(
    'of %s writes sums as they stand on the table, in English too',
    async (game) => {
      const chapters = (await rulebook(game, 'en'))!.chapters;
      const texts = chapters.flatMap((chapter) => chapter.clauses.map(({ html }) => html));
      expect(texts.filter((html) => /\d,\d{3}/.test(html))).toEqual([]);
    },
  );

  it('answers with the clause a refusal names', async () => {
    expect((await clause('tjuv', 'tj.play.lay.not-higher', 'sv'))?.html).toContain('<p>');
    expect((await clause('tjuv-och-polis', 'tp.tram.shield', 'en'))?.title).toBe('Safe at the stop');
    expect(await clause('tjuv', 'tj.nothing', 'sv')).toBeUndefined();
    expect(await rulebook('nothing', 'sv')).toBeUndefined();
  });
});
