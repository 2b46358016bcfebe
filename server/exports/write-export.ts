import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportCell } from '#contract/exports/cells.rules.ts';
import { exportedRowsAtMost } from '#contract/exports/exports.rules.ts';
import type { ExportColumn } from '#contract/exports/exports.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext } from '#server/core/context.ts';
import { forbidden, isRefusal } from '#server/core/refusal.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { removeBytes, settleBytes, storeBytes } from '#server/files/pending-bytes.ts';
import type { JobRun, TakenBy } from '#server/jobs/define-job.ts';
import { tellPeople } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { isAmongPeople } from '#server/schools/index.ts';
import { fileNameOf, stampIn } from './export.presenter.ts';
import type { exportJob } from './export-job.ts';
import { tellExportsChanged } from './hints.ts';
import {
  type ExportKey,
  endExport,
  openExport,
  readOneMoment,
  type StoredExport,
} from './queries/exports.ts';
import { reachOf, readRight, sceneOf, sourceOf } from './rights.ts';
import type { StoredState } from './schema.ts';
import { csvOf } from './write/csv.ts';
import type { Table } from './write/table.ts';
import { xlsxOf } from './write/xlsx.ts';

const pageRows = 500;

/** A list that fails is given up after seconds. An unreachable database is waited for longer. */
const triesAtMost = 5;

/** After a crash the export is still open and begins again; the sweep removes bytes that no row names. */
export async function writeExport(
  app: AppContext,
  { schoolId, exportId }: TakenBy<typeof exportJob>,
  run: JobRun,
): Promise<void> {
  const row = await openExport(app.db, { schoolId, id: exportId });
  if (!row) return;
  try {
    await write(app, row, run);
  } catch (error) {
    if (run.signal.aborted) throw error;
    if (isRefusal(error)) return end(app, row, 'withdrawn');
    if (run.failures + 1 < triesAtMost) throw error;
    app.log.error({ err: error, export: row.id }, 'An export failed');
    await end(app, row, 'failed');
  }
}

const end = (app: AppContext, row: StoredExport, state: StoredState): Promise<void> =>
  inOneTransaction(app, async ({ db, afterCommit }) => {
    if (await endExport(db, row, { state, endedAt: app.now() }))
      tellExportsChanged({ app, afterCommit }, row);
  });

async function write(app: AppContext, row: StoredExport, run: JobRun): Promise<void> {
  const path = join(app.uploadFolder, `export-${randomUUID()}`);
  try {
    // A person whose reach changes during the export gets no file.
    const reach = await reachOf(app.db, await personOf(app, row));
    const rows = await writeRows(app, row, run, path);
    run.signal.throwIfAborted();
    const key = await storeBytes(app, (work) => app.database.transaction(work), { path });
    const isSettled = await settle(app, row, { key, rows, reach, size: await app.files.size(key) });
    if (!isSettled) await removeBytes(app, app.db, [key]);
  } finally {
    await rm(path, { force: true });
  }
}

/** Throws if the person is inactive or in another school now. */
async function personOf(app: AppContext, { schoolId, personId }: StoredExport): Promise<Actor> {
  const actor = await app.sessions.actorOfPerson(schoolId, personId);
  if (!actor) throw forbidden();
  return actor;
}

const askedOf = async (app: AppContext, db: Queryable, row: StoredExport) => ({
  app,
  db,
  actor: await personOf(app, row),
  source: sourceOf(app, row.kind),
  query: row.request.query,
});

function writeRows(app: AppContext, row: StoredExport, run: JobRun, path: string): Promise<number> {
  return app.database.transaction(async (db) => {
    // Without this, changes would move rows between pages.
    await readOneMoment(db);
    const { columns } = row.request;
    const counted = { rows: 0 };
    const { school } = await personOf(app, row);
    const table: Table = {
      name: row.name,
      header: columns.map(({ header }) => header),
      pages: pagesOf(app, db, row, run, counted),
      stamp: stampIn(school.timeZone),
    };
    const bytes = row.format === 'csv' ? csvOf(table) : xlsxOf(table);
    await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600, flags: 'wx' }), {
      signal: run.signal,
    });
    return counted.rows;
  });
}

async function* pagesOf(
  app: AppContext,
  db: Queryable,
  row: StoredExport,
  run: JobRun,
  counted: { rows: number },
): AsyncGenerator<readonly (readonly ExportCell[])[]> {
  const { columns } = row.request;
  const inWords = wordsOf(columns);
  for (let page = 1, total = 1; counted.rows < total; page += 1) {
    const asked = await askedOf(app, app.db, row);
    const scene = { ...(await sceneOf(asked)), db };
    const wanted = { page, size: pageRows, columns: columns.map(({ id }) => id) };
    const found = await asked.source.page(asked.query, scene, wanted);
    if (found.total > exportedRowsAtMost) throw new Error('A list has become too long for a file.');
    if (found.rows.length === 0) return;
    ({ total } = found);
    yield found.rows.map(inWords);
    counted.rows += found.rows.length;
    await run.progress(counted.rows, total);
  }
}

function wordsOf(columns: readonly ExportColumn[]) {
  const words = columns.map((column) => new Map(column.words.map(({ code, word }) => [code, word])));
  return (cells: readonly ExportCell[]): readonly ExportCell[] =>
    cells.map((cell, at) =>
      typeof cell === 'string' || typeof cell === 'number' ? (words[at]?.get(String(cell)) ?? cell) : cell,
    );
}

interface Written {
  readonly key: string;
  readonly rows: number;
  readonly reach: string;
  /** Bytes. */
  readonly size: number;
}

/** false: it was cancelled meanwhile. */
function settle(app: AppContext, row: StoredExport, { key, rows, reach, size }: Written): Promise<boolean> {
  return inOneTransaction(app, async ({ db, afterCommit }) => {
    const asked = await askedOf(app, db, row);
    const { scene } = await readRight(asked);
    if ((await reachOf(db, asked.actor)) !== reach) throw forbidden();
    const file = { state: 'ready', endedAt: app.now(), rows, size, reach, storageKey: key } as const;
    if (!(await endExport(db, row satisfies ExportKey, file))) return false;
    await settleBytes(db, [key]);
    await asked.source.note?.(asked.query, scene, rows);
    const { actor } = asked;
    await tellPeople(
      { app, db, actor, afterCommit },
      {
        kind: 'export',
        cause: `export:${row.id}`,
        message: fileNameOf(row, actor.school.timeZone),
        url: '/exports',
      },
      {
        isTold: isAmongPeople(row.schoolId, [row.personId]),
        heardIn: [channels.person(row.schoolId, row.personId)],
      },
    );
    tellExportsChanged({ app, afterCommit }, row);
    return true;
  });
}
