import { and, inArray, lt, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import { rosterLimits } from '#contract/roster/roster.rules.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { importRows, imports } from '../schema.ts';
import { type ImportKey, isImport } from './import.ts';
import { deleteRows } from './staged.ts';

export async function dropImports(db: Queryable, keys: readonly ImportKey[]): Promise<void> {
  for (const key of keys) {
    await deleteRows(db, key);
    await db.delete(imports).where(isImport(key));
  }
}

/** [QU-70] After the days of an undo, drops imports that were never applied, and the rows of applied ones. */
export async function clearImports(app: AppContext): Promise<void> {
  const before = new Date(app.now().getTime() - rosterLimits.undoDays * dayMilliseconds);
  const open = await app.db
    .select({ schoolId: imports.schoolId, id: imports.id })
    .from(imports)
    .where(
      and(
        lt(imports.madeAt, before),
        inArray(imports.state, ['reading', 'mapping', 'checking', 'reviewing', 'failed']),
      ),
    );
  await dropImports(app.db, open);
  await app.db.execute(sql`
    delete from ${importRows} r using ${imports} i
    where i.school_id = r.school_id and i.id = r.import_id
      and coalesce(i.applied_at, i.made_at) < ${before.toISOString()}::timestamptz and i.state in ('applied', 'undone')`);
}
