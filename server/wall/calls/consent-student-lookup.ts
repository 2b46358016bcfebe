import type { Handler } from '#server/core/pipeline.ts';
import { lookupStudents } from '../queries/consents.ts';

export const consentStudentLookup: Handler<'consent-student-lookup'> = (input, { db, actor }) =>
  lookupStudents(db, actor.school.id, input);
