import { extensionOf } from '#contract/files/file-kinds.ts';
import { guessColumns, isRosterExtension, mappingProblem } from '#contract/roster/roster.rules.ts';
import { type FileFacts } from '#contract/roster/roster.wire.ts';
import type { AppContext } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { endUpload } from '#server/files/upload-room.ts';
import { moveImport, operator, refuseToTryAgain } from './imports.ts';
import {
  findImport,
  type Import,
  type ImportKey,
  importBefore,
  lockImport,
  noteProgress,
} from './queries/import.ts';
import { analyseRows, deleteRows, insertRows, rowsAtOnce } from './queries/staged.ts';
import { BadFile, type FileFault, type FileRow } from './read/bad-file.ts';
import { bundleColumns } from './read/bundle.ts';
import { keptEndings, keptSheetsOf } from './read/kept-parts.ts';
import { readFileApart } from './read/read-apart.ts';

/** Reads the file into rows. Repeatable. If the file cannot be read, stores why and drops the file. */
export async function readImport(app: AppContext, key: ImportKey): Promise<void> {
  const row = await findImport(app.db, key).catch(() => null);
  if (row?.state !== 'reading') return;
  try {
    await app.uploads.use(row.uploadId, (path, keep) => readRows(app, row, { path, keep }), keptEndings);
  } catch (error) {
    const { code, ...rest } = faultOf(app, error);
    const isKept = (await keptSheetsOf(app, row.uploadId)) !== null;
    const failure = { code, params: 'params' in rest ? { ...rest.params } : {} };
    await inOneTransaction(app, async ({ db }) => {
      const held = await lockImport(db, key);
      if (held.version !== row.version) return;
      await deleteRows(db, row);
      await endUpload(app, db, uploaderSchool(row), row.uploadId);
      const uploadId = isKept ? row.uploadId : '';
      await moveImport(db, app, held, 'failed', { failure, uploadId, facts: null, headings: [] });
    });
  }
  await app.uploads.forget(row.uploadId);
}

/** An unexpected error counts as a fault of the file: a retry would end the same way, and block the school. */
function faultOf(app: AppContext, error: unknown): FileFault {
  if (error instanceof BadFile) return error.fault;
  refuseToTryAgain(app, error);
  return { code: 'damaged' };
}

/** The office uploads into its own school and imports into another. */
const uploaderSchool = ({ uploadId }: Import) => Number(/^s(\d+)-/.exec(uploadId)?.[1] ?? 0);

interface Lying {
  readonly path: string;
  readonly keep: () => Promise<void>;
}

async function readRows(app: AppContext, row: Import, { path, keep }: Lying): Promise<void> {
  const { db } = app;
  await deleteRows(db, row);
  const extension = extensionOf(row.fileName);
  if (!isRosterExtension(extension)) throw new BadFile({ code: 'damaged' });
  let headings: readonly string[] | undefined;
  let fileClasses: FileRow['classes'];
  let facts: FileFacts | null = null;
  const today = app.now().toISOString().slice(0, 10);
  // Only after a person asked to read again: the sheets and headings they chose then.
  const said = row.facts?.parts;
  const file = {
    path,
    extension,
    kind: row.kind,
    today,
    keeps: row.madeBy !== operator,
    ...(said && { said }),
  };
  let batch: FileRow[] = [];
  let count = 0;
  const flush = async () => {
    await insertRows(db, row, batch);
    count += batch.length;
    batch = [];
    await noteProgress(db, row, count, 0);
  };
  for await (const each of readFileApart(file, (told) => {
    facts = told;
  })) {
    if (!headings) {
      headings = each.cells;
      fileClasses = each.classes;
      continue;
    }
    batch.push(each);
    if (batch.length === rowsAtOnce) await flush();
  }
  await flush();
  await keep();
  await analyseRows(db);
  const isKept = (await keptSheetsOf(app, row.uploadId)) !== null;
  await inOneTransaction(app, async ({ db: tx }) => {
    const held = await lockImport(tx, row);
    if (held.version !== row.version) return;
    const columns = row.kind === 'school' ? [...bundleColumns] : guessColumns(headings ?? [], row.kind);
    const options = { ...held.options, columns, ...(await remembered(tx, row, headings ?? [])) };
    await endUpload(app, tx, uploaderSchool(row), row.uploadId);
    const next = row.kind === 'school' ? 'checking' : 'mapping';
    const isClear = mappingProblem(options.columns, row.kind) === null;
    await moveImport(tx, app, held, isClear ? next : 'mapping', {
      uploadId: isKept ? row.uploadId : '',
      headings: [...(headings ?? [])],
      fileClasses: [...(fileClasses ?? [])],
      facts,
      options,
      total: count,
    });
  });
  app.wakeJobs();
}

async function remembered(db: Queryable, row: Import, headings: readonly string[]) {
  const last = await importBefore(db, row);
  if (last?.headings.join('\n') !== headings.join('\n')) return {};
  const { columns, dates, new_logins } = last.options;
  return { columns, dates, new_logins };
}
