import { type ReasonsOf } from '#contract/core/refusals.ts';
import type { listRefusals } from '#contract/files/table.refusals.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { cleanFileName } from '#server/files/file-name.ts';
import { dropUpload, orTaken, refuseForeignUpload, refuseUnlessArrived } from '#server/files/own-upload.ts';
import type { TableRow } from '#server/files/tables/table.ts';
import { BadFile } from './read/bad-file.ts';
import { readFileApart } from './read/read-apart.ts';
import { refusalOfList, refuseBadList } from './start-import.ts';

type TakingList = SignedInParts<ReasonsOf<typeof listRefusals>>;

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
