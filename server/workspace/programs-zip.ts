import type { Services } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { UnknownFile } from '#server/files/file-store.ts';
import type { ZipEntry } from '#server/files/stream-zip.ts';
import { filesOf } from './presenter.ts';
import { programFileName } from './program-name.ts';
import { findBlob } from './queries/blobs.ts';
import { versionAt, type Workspace } from './queries/workspaces.ts';

export interface ClassProgram {
  readonly workspace: Workspace;
  readonly student: string;
  readonly login: string;
}

/** A slash in a person's name must not make a folder. */
const step = (name: string) => name.replaceAll(/[/\\]/g, '_');

/** A folder or a file per student, read only when its turn comes. */
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

/** Bytes may be cleared before their turn; the other programs still count. */
async function openStored({ files }: Pick<Services, 'files'>, key: string) {
  try {
    return await files.open(key);
  } catch (error) {
    if (error instanceof UnknownFile) return undefined;
    throw error;
  }
}
