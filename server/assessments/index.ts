export { queueEnding } from './attempt-ends.ts';
export {
  type ExamTask,
  findOpenTask,
  findTask,
  lockAttemptOf,
  programSaved,
  takesPrograms,
} from './attempt-programs.ts';
export { drawQuestions } from './draw-questions.ts';
export { readGift } from './formats/read-gift.ts';
export { handIn } from './mark-attempt.ts';
export type { Assessment } from './queries/assessments.ts';
export { attemptQuestionsWithKeys } from './queries/attempts.ts';
export { fixAudience } from './queries/audience.ts';
export { addQuestions } from './queries/write-questions.ts';
export { assessmentStudents, assessments } from './schema/assessments.ts';
export { answerLog, answers, attemptItems, attempts } from './schema/attempts.ts';
export { questionBanks, questions, questionVersions } from './schema/questions.ts';
export { windowFieldsOf } from './school-clock.ts';
