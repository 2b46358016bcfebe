import { changeRows } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { renameGroup } from '../groups.ts';
import { reachSchoolToChange } from '../school.policy.ts';

export const updateSchoolClubsName: Handler<'update-school-clubs-name'> = async (input, scene) => {
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  const names = new Map(input.clubs.map(({ id, name }) => [id, name]));
  return changeRows(scene.db, input.clubs, (db, row) =>
    renameGroup(scene, db, { schoolId, kind: 'club' }, { ...row, name: names.get(row.id) ?? '' }),
  );
};
