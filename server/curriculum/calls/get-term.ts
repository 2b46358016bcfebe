import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { academicTerms } from '../schema/terms.ts';

/** [CA-03] One term: a board, standard, skill, stream or tag. */
export const getTerm: Handler<'get-term'> = async ({ id }, { db }) => {
  const [row] = await db
    .select()
    .from(academicTerms)
    .where(and(eq(academicTerms.id, id), isNull(academicTerms.removedAt)));
  if (!row) throw notFound();
  const { version, name, code, parentId } = row;
  return { success: 'true', data: { id, version, values: { name, code, parentId: parentId || null } } };
};
