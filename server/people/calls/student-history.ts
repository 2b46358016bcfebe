import { rowsPerPage } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { historyOf } from '../queries/disclosure.ts';
import { findPerson } from '../queries/person.ts';

export const studentHistory: Handler<'student-history'> = async (input, scene) => {
  const { db, actor } = scene;
  const school = await reachSchool(scene, input.school_id);
  await findPerson(db, actor, { schoolId: school.id, id: input.id, role: roles.student });
  const { rows, ...page } = await historyOf(
    db,
    { schoolId: school.id, id: input.id },
    { page: input.page, size: rowsPerPage },
  );
  return {
    ...page,
    rows: rows.map(({ at, by, office, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: by ?? '',
      office: office ?? false,
    })),
  };
};
