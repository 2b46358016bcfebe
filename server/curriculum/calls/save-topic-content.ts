import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { carryFiles } from '../carried-files.ts';
import { nextPosition } from '../entities.ts';
import { saveContent } from '../saving.ts';
import { academicModules, contents, topics } from '../schema/modules.ts';

/** [CA-03, EN-25] Either a file or an address, and never neither. */
export const saveTopicContent: Handler<'save-topic-content'> = (input, scene) => {
  const { db, refuse } = scene;
  const { topicId, title, type, audience, minutes } = input;
  const isLink = type === 'link' || (type === 'film' && input.url !== '');
  const [fileId, url] = isLink ? ['', input.url] : [input.fileId, ''];
  if (isLink && url === '') throw refuse('bad_link', { issues: { url: 'bad_link' } });
  if (!isLink && fileId === '') throw refuse('unknown_file', { issues: { fileId: 'unknown_file' } });
  return saveContent(scene, {
    of: 'content',
    input,
    name: title,
    field: 'title',
    parent: { of: 'topic', id: topicId },
    write: async (row) => {
      const values = { title, type, audience, minutes, url, fileId: fileId || null };
      const [saved] = row
        ? await db
            .update(contents)
            .set({ ...values, version: row.version + 1 })
            .where(eq(contents.id, row.id))
            .returning()
        : await db
            .insert(contents)
            .values({ ...values, topicId, position: nextPosition('content', topicId) })
            .returning();
      if (!saved) throw new Error('A content was not stored.');
      const [module] = await db
        .select({ status: academicModules.status })
        .from(academicModules)
        .innerJoin(topics, eq(topics.moduleId, academicModules.id))
        .where(eq(topics.id, topicId));
      const reach = module?.status === 'published' ? audience : 'authors';
      const carrier = { schoolId: 0, kind: 'module_content', id: saved.id, projectId: null } as const;
      await carryFiles(scene, { ...carrier, audience: reach }, [fileId]);
      return saved;
    },
  });
};
