import { type ReasonsOf } from '#contract/core/refusals.ts';
import type { listRefusals } from '#contract/roster/roster.refusals.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { cleanFileName } from '#server/files/file-name.ts';
import { uploaderOf, uploadMark } from '#server/files/upload-kind.ts';
import { endUpload } from '#server/files/upload-room.ts';
import { hasArrived } from '#server/files/uploads.ts';
import { readFileApart } from './read/read-apart.ts';
import { BadFile, type TableRow } from './read/table.ts';
import { refusalOfList, refuseBadList } from './start-import.ts';

type Taking = SignedInParts<'unfinished_upload'>;
type TakingList = SignedInParts<ReasonsOf<typeof listRefusals>>;

export function refuseForeignUpload({ actor }: Pick<Taking, 'actor'>, uploadId: string, kind: string): void {
  if (!uploadId.startsWith(uploadMark(uploaderOf(actor), kind))) throw notFound();
}

export async function refuseUnlessArrived({ app, refuse }: Taking, uploadId: string): Promise<void> {
  if (!(await hasArrived(app, uploadId))) throw refuse('unfinished_upload');
}

export async function dropUpload({ app, actor, part }: Taking, uploadId: string): Promise<void> {
  await part(({ db }) => endUpload(app, db, actor.school.id, uploadId));
  await app.uploads.forget(uploadId);
}

/** If the other of two equal calls took the upload away, reading it throws ENOENT, which becomes 404. */
export const orTaken = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' ? notFound() : error;

interface ListUpload {
  readonly upload_id: string;
  readonly org_name: string;
  readonly kind: string;
}

/** Yields rows, headings first, at most `most`. Keeps nothing of the file. */
export async function rowsOfUpload(scene: TakingList, list: ListUpload, most: number): Promise<TableRow[]> {
  const { app } = scene;
  refuseForeignUpload(scene, list.upload_id, list.kind);
  await refuseUnlessArrived(scene, list.upload_id);
  const name = cleanFileName(list.org_name);
  try {
    return await app.uploads.use(list.upload_id, async (path) => {
      const extension = await refuseBadList(scene, { path, name });
      const rows: TableRow[] = [];
      const today = app.now().toISOString().slice(0, 10);
      for await (const row of readFileApart({ path, extension, kind: 'students', today })) {
        rows.push(row);
        if (rows.length > most) break;
      }
      return rows;
    });
  } catch (error) {
    if (error instanceof BadFile) throw refusalOfList(scene, error);
    throw orTaken(error);
  } finally {
    await dropUpload(scene, list.upload_id);
  }
}
