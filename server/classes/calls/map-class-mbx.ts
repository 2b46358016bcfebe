import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { addGroups } from '../groups.ts';
import { listMasterClasses } from '../queries/groups.ts';
import { reachSchoolToChange, refuseOtherModel } from '../school.policy.ts';

/** Classes of all schools come first in their order, then the school's own. */
export const mapClassMbx: Handler<'map-class-mbx'> = async (input, scene) => {
  const school = await reachSchoolToChange(scene, input.school_id);
  refuseOtherModel(scene, school, 'grade');
  const ids = [...new Set(input.master_class_ids)];
  const masters = await listMasterClasses(scene.db, ids);
  if (masters.length < ids.length) throw notFound();
  const wanted = [
    ...masters.map(({ id, ...master }) => ({ ...master, masterClassId: id })),
    ...input.names.map((name) => ({ name, masterClassId: null })),
  ];
  return withIdempotencyKey(scene, input.formSession, async () => ({
    success: 'true' as const,
    data: await addGroups(scene, { schoolId: school.id, kind: 'grade' }, wanted, input.parts),
  }));
};
