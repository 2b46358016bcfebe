import * as v from 'valibot';
import type { AppContext } from '#server/core/context.ts';
import { openArchive } from '#server/files/archive.ts';
import { blocksProject } from './program-bytes.ts';
import type { findBlob } from './queries/blobs.ts';

export type ProgramBlob = NonNullable<Awaited<ReturnType<typeof findBlob>>>;
export type BlocksProject = v.InferOutput<typeof blocksProject>;

/** Bytes. Opening a larger sb3 takes too much memory, because of its pictures. */
const largestOpened = 10 * 2 ** 20;
const projectMost = 5 * 2 ** 20;

/** null: too large to open. */
export async function projectOfBlob(
  { files }: Pick<AppContext, 'files'>,
  { storageKey, size }: ProgramBlob,
): Promise<BlocksProject | null> {
  if (storageKey === null || size > largestOpened) return null;
  const pieces: Buffer[] = [];
  for await (const piece of await files.open(storageKey)) pieces.push(piece as Buffer);
  const archive = await openArchive(Buffer.concat(pieces));
  try {
    const bytes = await archive.read('project.json', projectMost);
    return bytes && v.parse(blocksProject, JSON.parse(bytes.toString('utf8')));
  } finally {
    archive.close();
  }
}
