import { audit } from '#server/core/audit.ts';
import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import { hasParent, lockRow, setRemoved } from '../entities.ts';
import { isPublished, touchProject, unpublish } from '../publishing.ts';
import { houseOf } from '../queries/house.ts';
import { usesOf } from '../queries/uses.ts';
import { workOn } from '../queries/work-on.ts';
import { isNameIndex } from '../saving.ts';

/** [CA-03] What is used by projects stays; a project that is taken away is read by nobody any more. */
export const setContentRemoved: Handler<'set-content-removed'> = ({ of, rows, isRemoved }, scene) =>
  changeRows(scene.db, rows, async (db, { id, version: seen }) => {
    const { app, actor, refuse } = scene;
    const house = houseOf(scene);
    const row = await lockRow(db, house, of, id);
    if (!row) throw notFound();
    // A repeated wish is fulfilled already.
    if (row.removed === isRemoved) return row.version;
    refuseStaleRow(scene, seen, row.version);
    const count = isRemoved ? await usesOf(db, of, id) : 0;
    if (count > 0) throw refuse('in_use', { params: { count } });
    if (!isRemoved && !(await hasParent(db, of, row))) throw refuse('parent_removed');
    if (of === 'project' && isRemoved) {
      // What is taught by is taken out of use first: there it is told what hangs on it.
      if (house.schoolId !== 0 && (await isPublished(db, id))) throw refuse('is_published');
      const { schools } = await workOn(db, id, house.schoolId);
      if (schools > 0 && (await isPublished(db, id)))
        throw refuse('is_chosen', { params: { count: schools } });
      await unpublish({ ...scene, db }, id);
    }
    const version = await setRemoved(db, of, row, isRemoved ? app.now() : null).catch((error: unknown) => {
      if (!isNameIndex(brokenUniqueIndex(error))) throw error;
      throw refuse('name_taken', { params: { name: row.name } });
    });
    if (of === 'session' || of === 'material') await touchProject({ ...scene, db }, row.parentId);
    await audit({ ...scene, db }, actor, isRemoved ? 'content.removed' : 'content.restored', { of, id });
    return version;
  });
