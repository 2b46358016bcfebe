import { expect, it, vi } from 'vitest';
import { savedProgramOf } from '#src/features/workspace/program-wire.ts';
import { toFailure } from '#src/lib/to-failure.ts';

const answer = vi.hoisted(() => ({ error: new Error('None yet.') }));
vi.mock('#src/lib/upload/send-bytes.ts', () => ({
  sendBytes: () => Promise.reject(answer.error),
  uploadIdOf: () => '',
}));

const large = { kind: 'bytes' as const, bytes: new Uint8Array(2 ** 20 + 1) };
const save = () =>
  savedProgramOf(large, 'blocks', new AbortController().signal).then(
    () => null,
    (error: unknown) => toFailure(error),
  );
const answered = (originalResponse: object | null) => Object.assign(new Error('tus'), { originalResponse });

it('a large program that meets a limit says which and for how long', async () => {
  const params = { scope: 'person', most: 1500, minutes: 20 };
  const body = { status: 429, code: 'uploads_hour', information: 'Too many.', params };
  answer.error = answered({ getStatus: () => 429, getBody: () => JSON.stringify(body) });
  expect(await save()).toEqual({ kind: 'refused', code: 'uploads_hour', information: 'Too many.' });
});

it('without an answer it waits as a small one does, and with an ended session too', async () => {
  answer.error = answered(null);
  expect(await save()).toEqual({ kind: 'unreachable' });
  answer.error = answered({ getStatus: () => 401, getBody: () => '' });
  expect(await save()).toEqual({ kind: 'unauthorized' });
});
