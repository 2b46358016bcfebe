import { and, eq } from 'drizzle-orm';
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

/** Its row, held until the transaction ends: of two admins the second sees what the first did. */
export async function lockImport(db: Queryable, key: ImportKey): Promise<Import> {
  const [row] = await db.select().from(imports).where(isImport(key)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Whom a file of this kind could name. */
export const rolesOfKind = (kind: ImportKind): readonly Role[] => {
  if (kind === 'students') return [roles.student];
  return kind === 'faculty' ? [roles.faculty] : [roles.student, roles.faculty];
};
