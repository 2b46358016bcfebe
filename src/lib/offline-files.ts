import type { Attachment } from '#contract/notices/notice.model.ts';
import { dropIfForgotten, placeOf } from './offline-store.ts';

/** What is kept at the most, in bytes: of one file, and of all. */
const fileAtMost = 5 * 2 ** 20;
const allAtMost = 50 * 2 ** 20;

/** Keeps a notice's files as the viewer shows them; the oldest make room. Never throws. */
export async function keepFiles(personId: number, files: readonly Attachment[]): Promise<void> {
  try {
    const place = await placeOf(personId);
    if (!place) return;
    for (const { fileId, hasPreview, size } of files) {
      const path = hasPreview ? `/files/${fileId}/preview` : `/files/${fileId}`;
      if (size > fileAtMost || (await place.match(path))) continue;
      const answer = await fetch(path, { credentials: 'same-origin' });
      if (!answer.ok) continue;
      const bytes = await answer.blob();
      await makeRoom(place, bytes.size);
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
  } catch {
    // Then they cannot be seen offline.
  }
}

/** The walls the server puts around what a person uploaded stand offline too. */
function isolationOf(answer: Response): Record<string, string> {
  const policy = answer.headers.get('content-security-policy');
  return {
    'x-content-type-options': 'nosniff',
    ...(policy === null ? {} : { 'content-security-policy': policy }),
  };
}

async function makeRoom(place: Cache, wanted: number): Promise<void> {
  const held: { key: Request; size: number }[] = [];
  for (const key of await place.keys()) {
    const size = Number((await place.match(key))?.headers.get('content-length'));
    if (new URL(key.url).pathname.startsWith('/files/')) held.push({ key, size });
  }
  let total = held.reduce((sum, { size }) => sum + size, wanted);
  for (const { key, size } of held) {
    if (total <= allAtMost) return;
    await place.delete(key);
    total -= size;
  }
}
