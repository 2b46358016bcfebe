/** In bytes, per request: a long PDF loads only as far as it is viewed, and a slow line waits for little. */
export const pieceBytes = 2 ** 14;
/** The table of a PDF, and the page list that the server adds to a long one, stand at its end. */
const tailBytes = 2 * pieceBytes;

export class SourceFailure extends Error {
  constructor(readonly problem: 'missing' | 'unreachable') {
    super(problem);
  }
}

/** Both ends of a file, which pdf.js needs first. A short file, or one from a server without ranges, is complete. */
export interface PdfSource {
  readonly length: number;
  readonly parts: readonly { readonly begin: number; readonly bytes: Uint8Array }[];
}

interface Part {
  readonly begin: number;
  readonly bytes: Uint8Array;
  readonly length: number;
}

/** Requests a part of a file: `0-99`, or the last bytes as `-100`. Throws `SourceFailure`. */
async function ask(address: string, range: string, signal: AbortSignal): Promise<Part> {
  const response = await fetch(address, { headers: { range: `bytes=${range}` }, signal }).catch(() => {
    throw new SourceFailure('unreachable');
  });
  if (response.status === 404 || response.status === 410) throw new SourceFailure('missing');
  if (!response.ok) throw new SourceFailure('unreachable');
  const bytes = await response.arrayBuffer().catch(() => {
    throw new SourceFailure('unreachable');
  });
  const told = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
  return {
    begin: told ? Number(told[1]) : 0,
    length: told ? Number(told[2]) : bytes.byteLength,
    bytes: new Uint8Array(bytes),
  };
}

/** Requests both ends at once, so that a slow line waits only once. Throws `SourceFailure`. */
async function bothEnds(address: string, signal: AbortSignal): Promise<PdfSource> {
  const parts = await Promise.all([
    ask(address, `0-${pieceBytes - 1}`, signal),
    ask(address, `-${tailBytes}`, signal),
  ]);
  const [head, tail] = parts;
  if (head.length !== tail.length) throw new SourceFailure('unreachable');
  return { length: head.length, parts };
}

/** Requests both ends a second time after a failure: one lost answer is no reason to show nothing. */
async function askEnds(address: string, signal: AbortSignal): Promise<PdfSource> {
  try {
    return await bothEnds(address, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof SourceFailure) || error.problem === 'missing') throw error;
    return bothEnds(address, signal);
  }
}

/** The first bytes of a file, requested while the viewer's code loads; `take` gives them only once. */
export interface BegunSource {
  readonly address: string;
  readonly take: () => Promise<PdfSource> | undefined;
}

export function beginSource(address: string): BegunSource {
  let source: Promise<PdfSource> | undefined = askEnds(address, new AbortController().signal);
  // The taker handles a failure.
  source.catch(() => undefined);
  return {
    address,
    take: () => {
      const taken = source;
      source = undefined;
      return taken;
    },
  };
}

export const sourceOf = (address: string, begun: BegunSource, signal: AbortSignal): Promise<PdfSource> =>
  (begun.address === address ? begun.take() : undefined) ?? askEnds(address, signal);

/** The bytes if they are already loaded; undefined: some are missing. */
export function knownBytes({ parts }: PdfSource, begin: number, end: number): Uint8Array | undefined {
  for (const part of parts)
    if (part.begin <= begin && end <= part.begin + part.bytes.length)
      return part.bytes.slice(begin - part.begin, end - part.begin);
  return undefined;
}

/** In ms: waits before each new request of a part. */
const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Retries while the network is away, and at once when it returns. Throws for `missing` and when aborted. */
export async function bytesOf(
  address: string,
  begin: number,
  end: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await ask(address, `${begin}-${end - 1}`, signal)).bytes;
    } catch (error) {
      if (signal.aborted || !(error instanceof SourceFailure) || error.problem === 'missing') throw error;
      await pause(waits[Math.min(attempt, waits.length - 1)] ?? 0, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
