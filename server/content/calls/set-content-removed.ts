import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { unpublish } from '../publishing.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { contentResources } from '../queries/content-resources.ts';
import { touchProject } from '../queries/projects.ts';
import { isPublished } from '../queries/publications.ts';
import { usesOf } from '../queries/uses.ts';
import { workOn } from '../queries/work-on.ts';

/** [CA-03] Content that projects use cannot be removed. Nobody reads a removed project. */
export const setContentRemoved: Handler<'set-content-removed'> = ({ of, rows, isRemoved }, scene) => {
  const { refuse } = scene;
  const { schoolId } = contentOwnerOf(scene);
  return setRemoved(contentResources[of], scene, {
    rows,
    isRemoved,
    before: async (db, { id }) => {
      const count = isRemoved ? await usesOf(db, of, id) : 0;
      if (count > 0) throw refuse('in_use', { params: { count } });
      if (of !== 'project' || !isRemoved) return;
      // A project in use must be archived first: that call tells what depends on it.
      if (schoolId !== 0 && (await isPublished(db, id))) throw refuse('is_published');
      const { schools } = await workOn(db, id, schoolId);
      if (schools > 0 && (await isPublished(db, id)))
        throw refuse('is_chosen', { params: { count: schools } });
      await unpublish({ ...scene, db }, id);
    },
    after: async (db, row) => {
      if (of === 'session' || of === 'material') await touchProject({ ...scene, db }, row.within);
    },
  });
};
