// Text as short as it gets in an address: compressed, in letters that nothing on the way changes.

export async function deflated(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes!, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null if it is no such text, or a longer one than anybody should unpack. */
export async function inflated(packed: string, largest: number): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'), largest);
    return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  largest = Infinity,
): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  // What goes wrong is met with where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const all: number[] = [];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (all.length + piece.value.length > largest) return null;
    for (const byte of piece.value) all.push(byte);
  }
  return Uint8Array.from(all);
}
