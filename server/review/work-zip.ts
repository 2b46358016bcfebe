import type { SignedInContext } from '#server/core/call-context.ts';
import { UnknownFile } from '#server/files/file-store.ts';
import type { ZipEntry } from '#server/files/stream-zip.ts';
import { attemptsOf, entriesOf } from '#server/works/index.ts';
import { type zippedWorks } from './queries/queue.ts';

type Scene = Pick<SignedInContext, 'app' | 'db'>;

type Zipped = Awaited<ReturnType<typeof zippedWorks>>[number];

/** Names of folders come from people: a slash in one is no folder. */
const step = (name: string) => name.replaceAll(/[/\\]/g, '_');

/**
 * Of each work its files, its addresses and what the student learned, one after another: the entries of one work are
 * asked for when its turn comes, and one file is open at a time.
 */
export async function* zipEntries(scene: Scene, found: readonly Zipped[]): AsyncGenerator<ZipEntry> {
  for (const work of found) {
    const folder = [work.className, `${work.student} ${work.login}`, work.title].map(step).join('/');
    const entries = await entriesOf(scene.db, work, work.attempt);
    for (const { file } of entries) {
      const bytes = file && (await openStored(scene, file.storageKey));
      if (bytes) yield { name: `${folder}/${step(file.name)}`, bytes };
    }
    const [newest] = await attemptsOf(scene.db, work, work.attempt);
    const text = textOf(
      entries.map(({ url }) => url).filter((url) => url !== ''),
      newest?.learning ?? '',
    );
    if (text !== '') yield { name: `${folder}/learning.txt`, bytes: oneText(text) };
  }
}

const textOf = (urls: readonly string[], learning: string): string =>
  [...urls, ...(learning === '' ? [] : [learning])].join('\n\n');

async function* oneText(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(`${text}\n`));
}

/** A file that was removed between the list and its turn is left out: the others are still wanted. */
async function openStored({ app }: Scene, key: string) {
  try {
    return await app.files.open(key);
  } catch (error) {
    if (error instanceof UnknownFile) return undefined;
    throw error;
  }
}

/** Of a division or batch as a file is named after it; '' where it is not one place. */
export const zipName = (found: readonly Zipped[]): string => {
  const names = new Set(found.map(({ className }) => className));
  return names.size === 1 ? (found[0]?.className ?? '') : '';
};
