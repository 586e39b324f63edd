// The engine itself, for workers. `cargo xtask` builds it into the folder `dist` beside this file; a page that was built
// without it has none.

/** What `crates/in-page` offers. */
export interface Engine {
  LookBack: new (file: string) => { piece(): string | undefined };
  Reckoning: new (file: string) => { line(): string | undefined };
  Reviewing: new (ask: string) => { line(): string | undefined };
  board(ask: string): string;
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
