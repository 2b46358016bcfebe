import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { ImportState } from '#contract/roster/import-problems.ts';
import { startRefusals } from '#contract/roster/roster.refusals.ts';
import { type ImportKind, mappingProblem, rosterUploadKind } from '#contract/roster/roster.rules.ts';
import type { ImportOptions } from '#contract/roster/roster.wire.ts';
import type { AppContext } from '#server/core/context.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { uploadMark } from '#server/files/upload-kind.ts';
import { schoolOf } from '#server/schools/index.ts';
import { applyImport } from './apply.ts';
import { checkImport } from './check.ts';
import { moveImport, operator } from './imports.ts';
import { dropImports } from './queries/clear-imports.ts';
import { findImport, type Import, type ImportKey, insertImport } from './queries/import.ts';
import { readImport } from './read-job.ts';
import { refuseBadFile } from './start-import.ts';

export interface FileImport {
  readonly path: string;
  readonly schoolId: number;
  readonly kind: ImportKind;
  readonly dates?: ImportOptions['dates'];
  /** Creates classes that the school lacks; otherwise their rows are problems. */
  readonly createsClasses: boolean;
  readonly isDryRun: boolean;
  readonly onState?: (state: ImportState) => void;
}

/** [C2-09] Imports a file on the server by the same steps as an upload. Returns the import as it ended. */
export async function importFile(app: AppContext, file: FileImport): Promise<Import> {
  const row = await stageFile(app, file);
  if (file.isDryRun || row.state !== 'reviewing') return drop(app, row);
  file.onState?.('applying');
  await moveImport(app.db, app, row, 'applying', { appliedBy: operator });
  await applyImport(app, row);
  return findImport(app.db, row);
}

export async function stageFile(app: AppContext, file: FileImport): Promise<Import> {
  const name = basename(file.path);
  await schoolOf(app.db, file.schoolId);
  await refuseBadFile({ refuse: refuserOf(startRefusals) }, { path: file.path, name, kind: file.kind });
  const tell = file.onState ?? (() => undefined);
  tell('reading');
  const key = await begin(app, file, name);
  await readImport(app, key);
  let row = await findImport(app.db, key);
  if (row.state === 'failed' || mappingProblem(row.options.columns, row.kind)) return row;
  tell('checking');
  row = await check(app, row, { dates: file.dates ?? null });
  if (file.createsClasses && row.unknown.some(({ choice }) => choice === null))
    row = await check(app, row, { classes: proposedClasses(row) });
  tell('reviewing');
  return row;
}

/** Open classes get the proposed match, or are created. */
const proposedClasses = ({ unknown }: Import): ImportOptions['classes'] =>
  Object.fromEntries(
    unknown.filter(({ choice }) => choice === null).map(({ name, proposed }) => [name, proposed ?? 0]),
  );

async function begin(app: AppContext, file: FileImport, name: string): Promise<ImportKey> {
  const uploadId =
    uploadMark({ schoolId: 0, personId: operator }, rosterUploadKind) + randomBytes(12).toString('hex');
  await app.uploads.place(uploadId, file.path, name);
  return insertImport(app.db, {
    schoolId: file.schoolId,
    kind: file.kind,
    fileName: name,
    uploadId,
    madeBy: operator,
    madeAt: app.now(),
  });
}

async function check(app: AppContext, row: Import, change: Partial<ImportOptions>): Promise<Import> {
  await moveImport(app.db, app, row, 'checking', { options: { ...row.options, ...change } });
  await checkImport(app, row);
  return findImport(app.db, row);
}

async function drop(app: AppContext, row: Import): Promise<Import> {
  await dropImports(app.db, [row]);
  return row;
}
