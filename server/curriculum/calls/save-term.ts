import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { saveContent } from '../saving.ts';
import { academicTerms } from '../schema/terms.ts';

/** [CA-03] A standard belongs to a board; nothing else belongs to anything. */
export const saveTerm: Handler<'save-term'> = (input, scene) => {
  const { db } = scene;
  const { kind, name, code } = input;
  return saveContent(scene, {
    of: 'term',
    input,
    name,
    field: 'name',
    write: async (row) => {
      const parentId = kind === 'standard' ? await boardOf(scene, db, input.parentId) : 0;
      if (!row) return one(await db.insert(academicTerms).values({ kind, name, code, parentId }).returning());
      const version = row.version + 1;
      const mine = and(eq(academicTerms.id, row.id), eq(academicTerms.kind, kind));
      const changed = { name, code, parentId, version };
      return one(await db.update(academicTerms).set(changed).where(mine).returning());
    },
  });

  function one<Row>([saved]: readonly Row[]): Row {
    if (saved === undefined) throw scene.refuse('unknown_part');
    return saved;
  }
};

async function boardOf({ refuse }: Refusing<'unknown_part'>, db: Queryable, id: number | null) {
  const [board] = await db
    .select({ id: academicTerms.id })
    .from(academicTerms)
    .where(
      and(eq(academicTerms.id, id ?? 0), eq(academicTerms.kind, 'board'), isNull(academicTerms.removedAt)),
    )
    .for('share');
  if (!board) throw refuse('unknown_part', { issues: { parentId: 'unknown_part' } });
  return board.id;
}
