import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import type { Queryable } from '#server/db/database.ts';
import { moduleResource, numberOfKind } from '../queries/content-resources.ts';
import { contents, topics } from '../schema/modules.ts';
import { contentFiles } from '../schema/published.ts';

/** [CA-03] What a published module holds is read by whom it is for; of a draft nobody reads a file. */
export const saveModule: Handler<'save-module'> = (input, scene) => {
  const { name, description, kind, isPublished } = input;
  return saveRow(moduleResource, scene, {
    input,
    within: numberOfKind[kind],
    values: () => ({ name, description, kind, status: isPublished ? 'published' : 'draft' }) as const,
    after: ({ id }) => openModuleFiles(scene.db, id, isPublished),
  });
};

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
