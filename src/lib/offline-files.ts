import type { Attachment } from '#contract/core/attachment.model.ts';
import { chosenFiles } from './keep/kept-list.ts';
import { cacheOf, dropIfForgotten } from './offline-store.ts';

/** In bytes: the most that is kept of one file, and of all files. */
const fileAtMost = 5 * 2 ** 20;
const allAtMost = 50 * 2 ** 20;

/** In bytes, for a file that somebody chose to keep: a book of many pictures, not an hour of film. */
const chosenAtMost = 200 * 2 ** 20;

/** Keeps a notice's files as the viewer shows them; the oldest make room. Never throws. */
export async function keepFiles(personId: number, files: readonly Attachment[]): Promise<void> {
  await keepEach(personId, files, fileAtMost, makeRoom);
}

/** Keeps files that a person chose; earlier choices never make room. false: some file is missing. */
export const keepChosen = (personId: number, files: readonly Attachment[]): Promise<boolean> =>
  keepEach(personId, files, chosenAtMost, async () => undefined);

async function keepEach(
  personId: number,
  files: readonly Attachment[],
  atMost: number,
  prepare: (place: Cache, wanted: number, personId: number) => Promise<void>,
): Promise<boolean> {
  try {
    const place = await cacheOf(personId);
    if (!place) return false;
    let isWhole = true;
    for (const { fileId, hasPreview, size } of files) {
      const path = hasPreview ? `/files/${fileId}/preview` : `/files/${fileId}`;
      if (await place.match(path)) continue;
      const answer = size > atMost ? null : await fetch(path, { credentials: 'same-origin' });
      if (!answer?.ok) {
        isWhole = false;
        continue;
      }
      const bytes = await answer.blob();
      await prepare(place, bytes.size, personId);
      await place.put(
        path,
        new Response(bytes, {
          headers: {
            'content-type': bytes.type,
            'content-length': String(bytes.size),
            ...isolationOf(answer),
          },
        }),
      );
    }
    await dropIfForgotten(personId);
    return isWhole;
  } catch {
    return false;
  }
}

/** The server's isolation headers for uploads apply offline too. */
function isolationOf(answer: Response): Record<string, string> {
  const policy = answer.headers.get('content-security-policy');
  return {
    'x-content-type-options': 'nosniff',
    ...(policy === null ? {} : { 'content-security-policy': policy }),
  };
}

async function makeRoom(place: Cache, wanted: number, personId: number): Promise<void> {
  const chosen = chosenFiles(personId);
  const held: { key: Request; size: number }[] = [];
  for (const key of await place.keys()) {
    const size = Number((await place.match(key))?.headers.get('content-length'));
    const [, folder, file = ''] = new URL(key.url).pathname.split('/');
    if (folder === 'files' && !chosen.has(file)) held.push({ key, size });
  }
  let total = held.reduce((sum, { size }) => sum + size, wanted);
  for (const { key, size } of held) {
    if (total <= allAtMost) return;
    await place.delete(key);
    total -= size;
  }
}
