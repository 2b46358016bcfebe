import type { Services } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { UnknownFile } from '#server/files/file-store.ts';
import type { ZipEntry } from '#server/files/stream-zip.ts';
import { filesOf } from './presenter.ts';
import { programFileName } from './program-name.ts';
import { findBlob } from './queries/blobs.ts';
import { versionAt, type Workspace } from './queries/workspaces.ts';

/** A program with whose it is. */
export interface ClassProgram {
  readonly workspace: Workspace;
  readonly student: string;
  readonly login: string;
}

/** Names of folders come from people: a slash in one is no folder. */
const step = (name: string) => name.replaceAll(/[/\\]/g, '_');

/** Of each student a folder with their files, or the one file of their tool, read when its turn comes. */
export async function* programEntries(
  { app, db }: { readonly app: Pick<Services, 'files'>; readonly db: Queryable },
  programs: readonly ClassProgram[],
  done: () => void,
): AsyncGenerator<ZipEntry> {
  try {
    for (const { workspace, student, login } of programs) {
      const version = await versionAt(db, workspace, workspace.head);
      const blob = version?.sha256 ? await findBlob(db, workspace.schoolId, version.sha256) : undefined;
      if (!blob) continue;
      const folder = step(`${student} ${login}`);
      if (blob.storageKey === null) {
        for (const { name, text } of filesOf(blob.content ?? '[]'))
          yield { name: `${folder}/${name}`, bytes: oneText(text) };
        continue;
      }
      const bytes = await openStored(app, blob.storageKey);
      if (bytes) yield { name: `${folder}/${step(programFileName(workspace, login))}`, bytes };
    }
  } finally {
    done();
  }
}

async function* oneText(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

/** Bytes that were cleared between the list and their turn are left out: the others are still wanted. */
async function openStored({ files }: Pick<Services, 'files'>, key: string) {
  try {
    return await files.open(key);
  } catch (error) {
    if (error instanceof UnknownFile) return undefined;
    throw error;
  }
}
