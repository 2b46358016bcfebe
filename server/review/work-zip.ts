import type { SignedInContext } from '#server/core/call-context.ts';
import { UnknownFile } from '#server/files/file-store.ts';
import type { ZipEntry } from '#server/files/stream-zip.ts';
import { attemptsOf, entriesOf } from '#server/works/index.ts';
import { programFileName, versionEntries } from '#server/workspace/index.ts';
import { type zippedWorks } from './queries/queue.ts';

type Scene = Pick<SignedInContext, 'app' | 'db'>;

type Zipped = Awaited<ReturnType<typeof zippedWorks>>[number];

/** A slash in a person's name must not make a folder. */
const step = (name: string) => name.replaceAll(/[/\\]/g, '_');

/** Reads the entries of a work only when its turn comes, and has one file open at a time. */
export async function* zipEntries(scene: Scene, found: readonly Zipped[]): AsyncGenerator<ZipEntry> {
  for (const work of found) {
    const folder = [work.className, `${work.student} ${work.login}`, work.title].map(step).join('/');
    const entries = await entriesOf(scene.db, work, work.attempt);
    for (const { file, version, engine } of entries) {
      const bytes = file && (await openStored(scene, file.storageKey));
      if (bytes) yield { name: `${folder}/${step(file.name)}`, bytes };
      if (version && engine) {
        const name = programFileName({ title: work.title, engine }, work.login);
        yield* versionEntries(scene, version, { folder, name });
      }
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

/** A file may be removed before its turn; the others still count. */
async function openStored({ app }: Scene, key: string) {
  try {
    return await app.files.open(key);
  } catch (error) {
    if (error instanceof UnknownFile) return undefined;
    throw error;
  }
}

/** The only class of the works; '': several. */
export const zipName = (found: readonly Zipped[]): string => {
  const names = new Set(found.map(({ className }) => className));
  return names.size === 1 ? (found[0]?.className ?? '') : '';
};
