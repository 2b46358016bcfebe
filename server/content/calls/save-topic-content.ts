import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { attachContentFiles } from '../carried-files.ts';
import { contentResource } from '../queries/content-resources.ts';
import { statusOfTopic } from '../queries/modules.ts';

/** [CA-03, EN-25] Needs either a file or an address. */
export const saveTopicContent: Handler<'save-topic-content'> = (input, scene) => {
  const { db, refuse } = scene;
  const { topicId, title, type, audience, minutes } = input;
  const isLink = type === 'link' || (type === 'film' && input.url !== '');
  const [fileId, url] = isLink ? ['', input.url] : [input.fileId, ''];
  if (isLink && url === '') throw refuse('bad_link', { issues: { url: 'bad_link' } });
  if (!isLink && fileId === '') throw refuse('unknown_file', { issues: { fileId: 'unknown_file' } });
  return saveRow(contentResource, scene, {
    input,
    within: topicId,
    values: () => ({ title, type, audience, minutes, url, fileId: fileId || null }),
    added: { topicId },
    after: async ({ id }) => {
      const reach = (await statusOfTopic(db, topicId)) === 'published' ? audience : 'authors';
      const carrier = { schoolId: 0, kind: 'module_content', id, projectId: null } as const;
      await attachContentFiles(scene, { ...carrier, audience: reach }, [fileId]);
    },
  });
};
