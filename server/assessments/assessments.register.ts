import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { endAttemptsJob } from './attempt-ends.ts';
import { clearQuestions } from './clear.ts';
import { endAttempts } from './end-attempts.ts';
import { resultsExport } from './export-results.ts';
import { mergeAttempts } from './merge-attempts.ts';
import { readQuestionPicture } from './read-question-picture.ts';
import {
  accommodations,
  assessmentOverrides,
  assessmentStudents,
  examCodes,
  examCodeTries,
} from './schema/assessments.ts';
import { answerLog, answers, attemptItems, attempts } from './schema/attempts.ts';
import { answerRubricScores, regradeMarks } from './schema/marking.ts';
import { questionPictures, questionVersions } from './schema/questions.ts';
import { questionUploads } from './uploads.ts';

export const assessmentsRoom: Room = {
  exports: [resultsExport],
  personal: [
    // Deleting an attempt deletes its rows in other tables too, by their foreign keys.
    {
      part: 'attempts at assessments',
      table: attempts,
      isMerged: true,
      merge: mergeAttempts,
      secret: ['lease'],
    },
    { part: 'questions of attempts', table: attemptItems },
    { part: 'answers', table: answers },
    { part: 'answers as they arrived', table: answerLog, secret: ['lease'] },
    { part: 'rubric scores of answers', table: answerRubricScores },
    { part: 'marks that were corrected', table: regradeMarks },
    { part: 'assessments by name', table: assessmentStudents, isMerged: true },
    { part: 'accommodations', table: accommodations, isMerged: true, newest: accommodations.setAt },
    {
      part: 'exceptions in assessments',
      table: assessmentOverrides,
      isMerged: true,
      newest: assessmentOverrides.setAt,
    },
    { part: 'codes for assessments', table: examCodes, secret: ['code_hash'] },
    { part: 'wrong codes for assessments', table: examCodeTries },
  ],
  jobs: endAttemptsJob.doneBy(endAttempts),
  clear: (app, today) => clearQuestions(app, today),
  uploads: questionUploads,
  files: [readQuestionPicture],
  carriers: [{ column: questionPictures.fileId }, { column: questionVersions.pictureFileId }],
  menu: [
    {
      name: 'Assessments',
      url: 'assessment',
      icon: 'assessments',
      roles: [roles.schoolAdmin, roles.faculty, roles.student],
    },
    {
      name: 'Question bank',
      url: 'assessments/questions',
      icon: 'question-bank',
      roles: [roles.superAdmin, roles.schoolAdmin, roles.faculty],
      module: modules.academicContent,
    },
  ],
};
