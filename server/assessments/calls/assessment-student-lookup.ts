import type { Handler } from '#server/core/pipeline.ts';
import { studentLookup } from '../queries/student-lookup.ts';

/** Ours [CE-01] */
export const assessmentStudentLookup: Handler<'assessment-student-lookup'> = (input, { db, actor }) =>
  studentLookup(db, actor, input);
