import type { Handler } from '#server/core/pipeline.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import type { Queryable } from '#server/db/database.ts';
import { termResource } from '../queries/content-resources.ts';
import { isOfKind, lockBoard } from '../queries/terms.ts';

/** [CA-03] Only a standard has a parent: its board. */
export const saveTerm: Handler<'save-term'> = (input, scene) => {
  const { db } = scene;
  const { kind, name, code } = input;
  return saveRow(termResource, scene, {
    input,
    values: async (row) => {
      if (row && !(await isOfKind(db, row.id, kind))) throw scene.refuse('unknown_part');
      return { name, code, parentId: kind === 'standard' ? await boardOf(scene, db, input.parentId) : 0 };
    },
    added: { kind },
  });
};

async function boardOf({ refuse }: Refusing<'unknown_part'>, db: Queryable, id: number | null) {
  const board = await lockBoard(db, id ?? 0);
  if (!board) throw refuse('unknown_part', { issues: { parentId: 'unknown_part' } });
  return board.id;
}
