import { defineResource } from '#server/core/resource/define-resource.ts';
import { tellQuestions } from './hints.ts';
import { isOwnQuestion } from './queries/questions.ts';
import { isWrittenBy } from './queries/reach-assessments.ts';
import { isBankOf } from './queries/reach-banks.ts';
import { assessments } from './schema/assessments.ts';
import { questionBanks, questions } from './schema/questions.ts';

export const bankResource = defineResource({
  table: questionBanks,
  owner: ({ actor }) => isBankOf(actor),
  unique: { question_banks_name: 'name' },
  audit: { area: 'assessments', of: 'question bank' },
  changed: tellQuestions,
});

export const assessmentResource = defineResource({
  table: assessments,
  owner: ({ actor }) => isWrittenBy(actor),
  title: 'title',
  audit: { area: 'assessments', of: 'assessment' },
});

export const questionResource = defineResource({
  table: questions,
  owner: ({ actor }) => isOwnQuestion(actor),
  title: 'prompt',
  audit: { area: 'assessments', of: 'question' },
  changed: tellQuestions,
});
