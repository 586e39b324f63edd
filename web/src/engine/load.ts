// The engine itself, for workers. `cargo xtask` builds it into the folder `dist` beside this file; a page that was built
// without it has none.

/** What `crates/in-page` offers. */
export interface Engine {
  LookBack: new (file: string) => { piece(): string | undefined };
  Reckoning: new (file: string) => { line(): string | undefined };
  Reviewing: new (ask: string) => { line(): string | undefined };
  TableHere: new (log: string, botPause: number, now: number) => EngineTable;
  Thinker: new () => { answer(question: string): string | undefined };
  advice(consulted: string): string | undefined;
  board(ask: string): string;
  decision(ask: string): string;
  lay(ask: string, madeUp: string, now: number): string;
  play_on(file: string, ask: string, madeUp: string, now: number): string;
}

/** A table of this browser. What is put in answers what is to be done. */
export interface EngineTable {
  fails(): string | undefined;
  id(): string | undefined;
  come(line: number, hello: string, now: number): string;
  hear(line: number, said: string, now: number): string;
  leave(line: number, now: number): string;
  wake(now: number): string;
  stored(now: number): string;
  question(): string | undefined;
  answered(action: string | undefined): void;
  thought(seat: number, version: number, action: string | undefined, now: number): string;
  told(): number | undefined;
  entries(): number;
  glance(token: string | undefined): string;
  replay(): string;
  consult(token: string): string;
  next(token: string, madeUp: string, now: number): string;
  follow(token: string, table: string, now: number): string;
  come_along(token: string, now: number): string;
  free(): void;
}

type Script = Engine & { default(from: { module_or_path: string }): Promise<unknown> };

const scripts = import.meta.glob<Script>('./dist/in_page.js', { eager: true });
const files = import.meta.glob<string>('./dist/in_page_bg.wasm', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Null where there is none, or where this browser cannot run it. Fails where it cannot be fetched. */
export async function load(): Promise<Engine | null> {
  const [script] = Object.values(scripts);
  const [file] = Object.values(files);
  if (!script || !file || typeof WebAssembly === 'undefined') return null;
  try {
    await script.default({ module_or_path: file });
  } catch (error) {
    if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return null;
    throw error;
  }
  return script;
}
