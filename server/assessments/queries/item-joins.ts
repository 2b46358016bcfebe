import { and, eq } from 'drizzle-orm';
import { people } from '#server/directory/schema.ts';
import { assessments } from '../schema/assessments.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import { questionVersions } from '../schema/questions.ts';

export const isOfAttempt = and(
  eq(attempts.schoolId, attemptItems.schoolId),
  eq(attempts.id, attemptItems.attemptId),
);
export const isOfAssessment = and(
  eq(assessments.schoolId, attempts.schoolId),
  eq(assessments.id, attempts.assessmentId),
);
export const isStudent = and(eq(people.schoolId, attempts.schoolId), eq(people.id, attempts.personId));
export const isVersion = and(
  eq(questionVersions.questionId, attemptItems.questionId),
  eq(questionVersions.number, attemptItems.questionNumber),
);
/** Matches nothing if the student gave no answer. */
export const isAnswer = and(
  eq(answers.schoolId, attemptItems.schoolId),
  eq(answers.attemptId, attemptItems.attemptId),
  eq(answers.position, attemptItems.position),
);
