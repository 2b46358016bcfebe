import type { Services } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { UnknownFile } from '#server/files/file-store.ts';
import type { ZipEntry } from '#server/files/stream-zip.ts';
import { filesOf } from './presenter.ts';
import { programFileName } from './program-name.ts';
import { findBlob } from './queries/blobs.ts';
import { type Version, versionAt, type Workspace } from './queries/workspaces.ts';

export interface ClassProgram {
  readonly workspace: Workspace;
  readonly student: string;
  readonly login: string;
}

/** A slash in a person's name must not make a folder. */
const step = (name: string) => name.replaceAll(/[/\\]/g, '_');

interface Scene {
  readonly app: Pick<Services, 'files'>;
  readonly db: Queryable;
}

/** A folder or a file per student, read only when its turn comes. */
export async function* programEntries(
  scene: Scene,
  programs: readonly ClassProgram[],
  done: () => void,
): AsyncGenerator<ZipEntry> {
  try {
    for (const { workspace, student, login } of programs) {
      const version = await versionAt(scene.db, workspace, workspace.head);
      const folder = step(`${student} ${login}`);
      if (version) yield* versionEntries(scene, version, { folder, name: programFileName(workspace, login) });
    }
  } finally {
    done();
  }
}

/** Text files of a version come by their own names, any other program as the file `name`. */
export async function* versionEntries(
  { app, db }: Scene,
  { schoolId, sha256 }: Pick<Version, 'schoolId' | 'sha256'>,
  { folder, name }: { readonly folder: string; readonly name: string },
): AsyncGenerator<ZipEntry> {
  const blob = sha256 === null ? undefined : await findBlob(db, schoolId, sha256);
  if (!blob) return;
  if (blob.storageKey === null) {
    for (const file of filesOf(blob.content ?? '[]'))
      yield { name: `${folder}/${file.name}`, bytes: oneText(file.text) };
    return;
  }
  const bytes = await openStored(app, blob.storageKey);
  if (bytes) yield { name: `${folder}/${step(name)}`, bytes };
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
