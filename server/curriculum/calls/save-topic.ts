import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { nextPosition } from '../entities.ts';
import { saveContent } from '../saving.ts';
import { topics } from '../schema/modules.ts';

/** [CA-03] Adds or changes a topic of a module. */
export const saveTopic: Handler<'save-topic'> = (input, scene) => {
  const { db } = scene;
  const { name, moduleId } = input;
  return saveContent(scene, {
    of: 'topic',
    input,
    name,
    field: 'name',
    parent: { of: 'module', id: moduleId },
    write: async (row) => {
      const [saved] = row
        ? await db
            .update(topics)
            .set({ name, version: row.version + 1 })
            .where(eq(topics.id, row.id))
            .returning()
        : await db
            .insert(topics)
            .values({ moduleId, name, position: nextPosition('topic', moduleId) })
            .returning();
      if (!saved) throw new Error('A topic was not stored.');
      return saved;
    },
  });
};
