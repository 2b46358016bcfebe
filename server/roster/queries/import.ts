import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { type ImportKind } from '#contract/roster/roster.rules.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { imports } from '../schema.ts';

export interface ImportKey {
  readonly schoolId: number;
  readonly id: number;
}

export type Import = typeof imports.$inferSelect;

export const isImport = ({ schoolId, id }: ImportKey) =>
  and(eq(imports.schoolId, schoolId), eq(imports.id, id));

export async function findImport(db: Queryable, key: ImportKey): Promise<Import> {
  const [row] = await db.select().from(imports).where(isImport(key));
  if (!row) throw notFound();
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockImport(db: Queryable, key: ImportKey): Promise<Import> {
  const [row] = await db.select().from(imports).where(isImport(key)).for('update');
  if (!row) throw notFound();
  return row;
}

export const freshOptions = {
  columns: [],
  dates: null,
  classes: {},
  complete: 0,
  file_wins: 0,
  new_logins: 0,
  twice: 'ask',
} as const;

export async function insertImport(
  db: Queryable,
  values: Pick<Import, 'schoolId' | 'kind' | 'fileName' | 'uploadId' | 'madeBy' | 'madeAt'>,
): Promise<Import> {
  const [row] = await db
    .insert(imports)
    .values({
      ...values,
      state: 'reading',
      options: { ...freshOptions, columns: [] },
      batchId: randomUUID(),
    })
    .returning();
  if (!row) throw new Error('An import was not stored.');
  return row;
}

/** undefined: the upload began no import. */
export async function importOfUpload(
  db: Queryable,
  schoolId: number,
  uploadId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.schoolId, schoolId), eq(imports.uploadId, uploadId)));
  return row?.id;
}

/** The last import of the same kind before this one that has headings. */
export async function importBefore(db: Queryable, { schoolId, kind, id }: Import) {
  const [row] = await db
    .select({ headings: imports.headings, options: imports.options })
    .from(imports)
    .where(
      and(
        eq(imports.schoolId, schoolId),
        eq(imports.kind, kind),
        lt(imports.id, id),
        ne(imports.headings, []),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

export async function updateImport(
  db: Queryable,
  key: ImportKey,
  change: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await db.update(imports).set(change).where(isImport(key));
}

/** Returns false if somebody moved the import on meanwhile. */
export async function noteProgress(
  db: Queryable,
  row: Import,
  done: number,
  total: number,
): Promise<boolean> {
  const found = await db
    .update(imports)
    .set({ done, total })
    .where(and(isImport(row), eq(imports.version, row.version), eq(imports.state, row.state)))
    .returning({ id: imports.id });
  return found.length > 0;
}

export const rolesOfKind = (kind: ImportKind): readonly Role[] => {
  if (kind === 'students') return [roles.student];
  return kind === 'faculty' ? [roles.faculty] : [roles.student, roles.faculty];
};
