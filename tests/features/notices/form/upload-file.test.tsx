import type * as Tus from 'tus-js-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { handleUploadFilesCall } from '#contract/notices/calls/handle-upload-files.call.ts';
import type { UploadReport } from '#machines/upload-queue/upload-queue.types.ts';
import { noticeUpload } from '#src/features/notices/form/actors/notice-upload.ts';
import { dropBearer, keepBearer } from '#src/lib/bearer.ts';
import { onWaiting } from '#src/lib/busy.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { createFileRegistry } from '#src/lib/upload/file-registry.ts';
import { giveUpUpload } from '#src/lib/upload/give-up-upload.ts';
import { defineUploadFileActor } from '#src/lib/upload/upload-file.actor.ts';
import { fakeCall } from './fake-call.ts';
import { type Answer, tusServer } from './tus-server.ts';

beforeEach(() => keepBearer('token-of-the-tab', 7));
afterEach(() => {
  dropBearer();
  vi.unstubAllGlobals();
});

const mebibyte = 2 ** 20;
const kept = { file_path: 'kept-file', extnType: 'pdf', org_name: 'plan.pdf', size: 1 };
const claimed = () => ({ success: 'true', information: 'File Saved', data: kept });
/** Node would load the client’s own build for Node, which takes no `File`. */
const loadTus = () => vi.importActual<typeof Tus>('tus-js-client/lib.es5/browser/index.js');

interface Scene {
  /** The first bytes of the file. */
  readonly head?: string;
  readonly bytes?: number;
  readonly interfere?: Parameters<typeof tusServer>[0];
  readonly claim?: () => unknown;
  readonly load?: typeof loadTus;
}

/** One file, and starts of its actor under a parent that remembers the reports. */
function scene({ head = '%PDF-1.7', bytes = 10, interfere, claim = claimed, load = loadTus }: Scene = {}) {
  const server = tusServer(interfere);
  const { call, made } = fakeCall({ 'handle-upload-files': claim });
  const shelf = createFileRegistry();
  const file = shelf.put(new File([head, new Uint8Array(bytes - head.length)], 'plan.pdf'));
  const tools = { call, shelf, loadTus: load, httpStack: server.httpStack };
  const uploadFile = defineUploadFileActor(async () => noticeUpload(tools));
  const start = (input = file) => {
    const reports: UploadReport[] = [];
    const machine = setup({
      types: { events: {} as UploadReport },
      actors: { uploadFile },
    }).createMachine({
      invoke: { src: 'uploadFile', input },
      on: { '*': { actions: ({ event }) => reports.push(event) } },
    });
    const actor = createActor(machine).start();
    const last = (type: UploadReport['type']) =>
      vi.waitFor(() => {
        const found = reports.find((report) => report.type === type);
        if (!found) throw new Error(`No ${type} in ${JSON.stringify(reports)}`);
        return found;
      });
    return { reports, last, stop: () => actor.stop() };
  };
  return { server, made, shelf, file, start };
}

const refusal = (status: number, code: string): Answer => ({
  status,
  body: JSON.stringify({ status, code, information: `Because of ${code}.` }),
});

/** Holds the second part back until it is let go. */
function heldSecondPart() {
  const held = { isReached: false, letGo: () => undefined as void };
  const gate = new Promise<undefined>((resolve) => {
    held.letGo = () => resolve(undefined);
  });
  const interfere: NonNullable<Scene['interfere']> = ({ headers }) => {
    if (headers['Upload-Offset'] !== String(mebibyte)) return undefined;
    held.isReached = true;
    return gate;
  };
  const reached = () => vi.waitFor(() => expect(held.isReached).toBe(true), 30_000);
  return { interfere, reached, letGo: () => held.letGo() };
}

describe('an upload', () => {
  it('sends parts of 1 MiB under the tab’s token, then has the file checked and kept, without the loading sign [QU-03, ER-03, QC-39]', async () => {
    let signs = 0;
    const stop = onWaiting(() => (signs += 1));
    const { server, made, shelf, file, start } = scene({ bytes: 2.5 * mebibyte });
    const { last, reports } = start();
    expect(await last('upload.checked')).toEqual({
      type: 'upload.checked',
      key: file.key,
      fileId: 'kept-file',
      fileType: 'pdf',
    });
    expect(server.methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
    expect(server.seen.map(({ headers }) => headers['Authorization'])).toEqual(
      server.seen.map(() => 'Bearer token-of-the-tab'),
    );
    expect(server.seen.map(({ headers }) => headers['Upload-Offset'])).toEqual([
      undefined,
      '0',
      String(mebibyte),
      String(2 * mebibyte),
    ]);
    expect([...server.uploads.values()]).toEqual([
      { name: 'plan.pdf', size: 2.5 * mebibyte, offset: 2.5 * mebibyte },
    ]);
    expect(made[0]).toMatchObject({
      name: 'handle-upload-files',
      flag: 'notice-file',
      input: { upload_id: 's1-p7-1abcdef', org_name: 'plan.pdf' },
    });
    expect(reports.filter(({ type }) => type === 'upload.progressed').length).toBeGreaterThan(2);
    expect(reports.some(({ type }) => type === 'upload.sent')).toBe(true);
    expect(shelf.find(file.key)).toBeUndefined();
    stop();
    expect([signs, handleUploadFilesCall.loader]).toEqual([0, false]);
  });

  it('that broke goes on where the server stopped, not from the start [QU-03]', async () => {
    let isCut = true;
    const cutTheSecondPart = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
      isCut && headers['Upload-Offset'] === String(mebibyte) ? 'cut' : undefined;
    const { server, start } = scene({ bytes: 2 * mebibyte, interfere: cutTheSecondPart });
    const first = start();
    expect(await first.last('upload.failed')).toMatchObject({ code: 'unreachable', retryable: true });
    first.stop();
    isCut = false;
    await start().last('upload.checked');
    expect(server.methods()).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH']);
  });

  it('that is stopped sends no further part and tells no failure; the server keeps what it has', async () => {
    const part = heldSecondPart();
    const { server, start } = scene({ bytes: 3 * mebibyte, interfere: part.interfere });
    const first = start();
    await part.reached();
    first.stop();
    expect(server.aborted).toEqual(['PATCH']);
    part.letGo();
    await start().last('upload.checked');
    expect(server.uploads.size).toBe(1);
    expect(server.methods().filter((method) => method === 'POST')).toHaveLength(1);
    expect(first.reports.every(({ type }) => type === 'upload.progressed')).toBe(true);
  });

  it('whose check got no answer is only checked again', async () => {
    const answers = [
      () => {
        throw new CallFailed('unreachable', 'No answer.');
      },
      claimed,
    ];
    const { server, start } = scene({ claim: () => answers.shift()?.() });
    expect(await start().last('upload.failed')).toMatchObject({ code: 'unreachable', retryable: true });
    await start().last('upload.checked');
    expect(server.methods()).toEqual(['POST', 'PATCH']);
  });

  it('starts anew after the server refused what arrived', async () => {
    const answers = [
      () => {
        throw new CallFailed('refused', 'It did not arrive completely.', { code: 'unfinished_upload' });
      },
      claimed,
    ];
    const { server, start } = scene({ claim: () => answers.shift()?.() });
    expect(await start().last('upload.failed')).toMatchObject({ code: 'unfinished_upload', retryable: true });
    await start().last('upload.checked');
    expect(server.methods()).toEqual(['POST', 'PATCH', 'POST', 'PATCH']);
  });
});

describe('a refused upload', () => {
  it.each([
    ['a wrong name', refusal(422, 'bad_extension'), 'bad_extension', 'Because of bad_extension.', false],
    ['a demo school', refusal(403, 'demo_school'), 'demo_school', 'Because of demo_school.', false],
    ['a file that is too large', { status: 413, body: 'too big' }, 'file_too_large', '', false],
    ['a session that is over', refusal(401, 'unauthorized'), 'unauthorized', '', true],
    ['a busy upload', { status: 423 }, 'unreachable', '', true],
    ['a server that restarts', { status: 503 }, 'unreachable', '', true],
    ['a server that broke', { status: 500, body: 'oops' }, 'unexpected', '', true],
  ])('tells %s apart [VN-33, VN-35, VN-37, ER-03]', async (_why, answer, code, information, retryable) => {
    const { start, file } = scene({ interfere: () => answer });
    expect(await start().last('upload.failed')).toEqual({
      type: 'upload.failed',
      key: file.key,
      code,
      information,
      retryable,
    });
  });

  it('says what the check found, and that the same file will not do [ER-03]', async () => {
    const { start } = scene({
      claim: () => {
        throw new CallFailed('refused', '“plan.pdf” is damaged.', { code: 'bad_content' });
      },
    });
    expect(await start().last('upload.failed')).toMatchObject({
      code: 'bad_content',
      information: '“plan.pdf” is damaged.',
      retryable: false,
    });
  });

  it('whose first bytes are of another kind is refused before any of them travels [VN-33, VU-23]', async () => {
    const { server, start } = scene({ head: 'Rar!\u001a\u0007\0' });
    expect(await start().last('upload.failed')).toMatchObject({
      code: 'bad_content',
      information:
        '“plan.pdf” does not look like a PDF: it is a rar file. Change the ending of its name to .rar and retry.',
      retryable: false,
    });
    expect(server.methods()).toEqual([]);
  });

  it('that meets a limit brings along which, and sends nothing more by itself', async () => {
    const params = { scope: 'school', most: 3000, minutes: 20 } as const;
    const { server, start } = scene({
      interfere: () => ({
        status: 429,
        body: JSON.stringify({ status: 429, code: 'uploads_hour', information: 'Too many.', params }),
      }),
    });
    expect(await start().last('upload.failed')).toMatchObject({
      code: 'uploads_hour',
      information: 'Too many.',
      limit: { ...params, measure: 'hour' },
      retryable: true,
    });
    expect(server.methods()).toEqual(['POST']);
  });

  it('that a full disk stopped goes on from there at the next try', async () => {
    let isFull = true;
    const { server, start } = scene({
      bytes: 2 * mebibyte,
      interfere: ({ headers }) =>
        isFull && headers['Upload-Offset'] === String(mebibyte) ? refusal(422, 'disk_full') : undefined,
    });
    const first = start();
    expect(await first.last('upload.failed')).toMatchObject({ code: 'disk_full', retryable: true });
    first.stop();
    isFull = false;
    await start().last('upload.checked');
    expect(server.methods()).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH']);
  });

  it('asks for the file once more when its bytes are gone', async () => {
    const { start } = scene();
    const gone = start({ key: 'of-an-earlier-page', name: 'old.pdf', size: 3 });
    expect(await gone.last('upload.failed')).toMatchObject({ code: 'file_gone', retryable: false });
  });

  it('is tried again when the upload code itself could not be fetched', async () => {
    const { start } = scene({
      load: async () => {
        throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
      },
    });
    expect(await start().last('upload.failed')).toMatchObject({ code: 'unreachable', retryable: true });
  });
});

describe('an upload that is given up', () => {
  it('is dropped by the server, and another try begins with the first byte', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetched);
    const part = heldSecondPart();
    const { server, shelf, file, start } = scene({ bytes: 3 * mebibyte, interfere: part.interfere });
    const first = start();
    await part.reached();
    first.stop();
    part.letGo();
    giveUpUpload(shelf.find(file.key));
    expect(fetched.mock.calls.map(([url, options]) => [url, options?.method])).toEqual([
      [expect.stringContaining('/uploads/s1-p7-1abcdef'), 'DELETE'],
    ]);
    await start().last('upload.checked');
    expect(server.uploads.size).toBe(2);
  });

  it('needs no word to a server that has nothing of it', () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    const { shelf, file } = scene();
    giveUpUpload(shelf.find(file.key));
    giveUpUpload(undefined);
    expect(fetched).not.toHaveBeenCalled();
  });
});
