import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextPosition } from '../entities.ts';
import { saveContent } from '../saving.ts';
import { academicModules, contents, topics } from '../schema/modules.ts';
import { contentFiles } from '../schema/published.ts';

/** [CA-03] What a published module holds is read by whom it is for; of a draft nobody reads a file. */
export const saveModule: Handler<'save-module'> = (input, scene) => {
  const { db } = scene;
  const { name, description, kind, isPublished } = input;
  const status = isPublished ? ('published' as const) : ('draft' as const);
  return saveContent(scene, {
    of: 'module',
    input,
    name,
    field: 'name',
    write: async (row) => {
      const place = nextPosition('module', kind === 'grade' ? 1 : 2);
      const values = { name, description, kind, status };
      if (!row)
        return one(
          await db
            .insert(academicModules)
            .values({ ...values, position: place })
            .returning(),
        );
      const moved = sql`case when ${academicModules.kind} = ${kind} then ${academicModules.position} else ${place} end`;
      const saved = await db
        .update(academicModules)
        .set({ ...values, position: moved, version: row.version + 1 })
        .where(eq(academicModules.id, row.id))
        .returning();
      await openModuleFiles(db, row.id, isPublished);
      return one(saved);
    },
  });
};

function one<Row>([saved]: readonly Row[]): Row {
  if (saved === undefined) throw new Error('A module was not stored.');
  return saved;
}

async function openModuleFiles(db: Queryable, moduleId: number, isPublished: boolean): Promise<void> {
  const held = db
    .select({ id: contents.id })
    .from(contents)
    .innerJoin(topics, eq(topics.id, contents.topicId))
    .where(eq(topics.moduleId, moduleId));
  const wanted = sql`(select c.audience from ${contents} c where c.id = ${contentFiles.carrierId})`;
  const audience = isPublished
    ? sql`case when ${contentFiles.replacedAt} is null then ${wanted} else 'authors' end`
    : sql`'authors'`;
  await db
    .update(contentFiles)
    .set({ audience })
    .where(and(eq(contentFiles.carrier, 'module_content'), inArray(contentFiles.carrierId, held)));
}
