import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  beginSource,
  bytesOf,
  knownBytes,
  pieceBytes,
  SourceFailure,
  sourceOf,
} from '#src/ui/media/pdf-source.ts';

const file = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);
const never = () => new AbortController().signal;
afterEach(() => vi.unstubAllGlobals());

/** Answers as our server does, or as one that gives no parts; counts what it was asked for. */
function serve({ bytes = file, givesParts = true } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: { range: string } }) => {
    asked.push(headers.range);
    if (!givesParts) return new Response(bytes);
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range) ?? [];
    const begin = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
    const end = from === '' ? bytes.length : Math.min(bytes.length, Number(to) + 1);
    const range = `bytes ${begin}-${end - 1}/${bytes.length}`;
    return new Response(bytes.slice(begin, end), { status: 206, headers: { 'content-range': range } });
  });
  return asked;
}

describe('the bytes of a PDF', () => {
  it('begin with both ends, asked for at once, while the viewer’s code comes [TV-12]', async () => {
    const asked = serve();
    const begun = beginSource('/files/a');
    expect(asked).toEqual([`bytes=0-${pieceBytes - 1}`, `bytes=-${2 * pieceBytes}`]);
    const source = await sourceOf('/files/a', begun, never());
    expect(asked).toHaveLength(2);
    expect(source.length).toBe(file.length);
    expect(knownBytes(source, 10, 20)).toEqual(file.slice(10, 20));
    expect(knownBytes(source, file.length - 9, file.length)).toEqual(file.slice(-9));
    expect(knownBytes(source, pieceBytes - 1, pieceBytes + 1)).toBeUndefined();
    // A second try, and another file, ask for themselves.
    await sourceOf('/files/a', begun, never());
    await sourceOf('/files/b', begun, never());
    expect(asked).toHaveLength(6);
  });

  it('are all there of a short file, and where no parts are given [TV-12]', async () => {
    for (const options of [{ bytes: file.slice(0, 900) }, { givesParts: false }]) {
      serve(options);
      const source = await sourceOf('/files/a', beginSource('/files/a'), never());
      expect(knownBytes(source, 0, source.length)).toEqual(options.bytes ?? file);
      vi.unstubAllGlobals();
    }
  });

  it('are asked for once more where a single answer was lost [TV-12]', async () => {
    serve();
    const answer = fetch;
    let isLost = true;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      if (!isLost) return answer(...asked);
      isLost = false;
      throw new TypeError('Failed to fetch');
    });
    const source = await sourceOf('/files/a', beginSource('/files/a'), never());
    expect(knownBytes(source, 0, 9)).toEqual(file.slice(0, 9));
  });

  it('are missing, or not to be reached, as the answer says [TV-12]', async () => {
    const problem = async (answer: () => Promise<Response>) => {
      vi.stubGlobal('fetch', answer);
      return sourceOf('/files/a', beginSource('/files/a'), never()).catch((error: unknown) =>
        error instanceof SourceFailure ? error.problem : error,
      );
    };
    expect(await problem(async () => new Response(null, { status: 404 }))).toBe('missing');
    expect(await problem(async () => new Response(null, { status: 503 }))).toBe('unreachable');
    expect(await problem(() => Promise.reject(new TypeError('offline')))).toBe('unreachable');
  });

  it('further on are asked for again when the network is back, and given up with the page [TV-12]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const come = bytesOf('/files/a', 100, 200, never());
    await new Promise(setImmediate);
    const asked = serve();
    dispatchEvent(new Event('online'));
    expect(await come).toEqual(file.slice(100, 200));
    expect(asked).toEqual(['bytes=100-199']);
    const gone = new AbortController();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const left = bytesOf('/files/a', 100, 200, gone.signal);
    await new Promise(setImmediate);
    gone.abort();
    await expect(left).rejects.toBeInstanceOf(SourceFailure);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await expect(bytesOf('/files/a', 100, 200, never())).rejects.toMatchObject({ problem: 'missing' });
  });
});
