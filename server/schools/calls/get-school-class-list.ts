import { isClubModel } from '#contract/core/school-models.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { listGroupNames } from '../queries/school-facts.ts';
import { findSchool } from '../queries/schools.ts';

/** [AF-09] Clubs if the school teaches in clubs, else grades. */
export const getSchoolClassList: Handler<'get-school-class-list'> = async (input, { db }) => {
  const school = await findSchool(db, input.school_id);
  if (!school || input.school_id === 0) throw notFound();
  const data = await listGroupNames(db, input.school_id, isClubModel(school.model) ? 'club' : 'grade');
  return { success: 'true', data };
};
