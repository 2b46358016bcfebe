import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import {
  demoRefusal,
  removeResourceRefusals,
  saveResourceRefusals,
} from '#contract/core/resource.refusals.ts';
import { uploadRefusals } from '#contract/files/upload.refusals.ts';
import type { QuestionProblem } from './question-fields.rules.ts';
import { importLimits } from './question-import.rules.ts';
import { marksLeast, marksMost } from './question-types.rules.ts';

export const pictureRefusals = { ...uploadRefusals, ...demoRefusal };

const questionIssues = {
  picture_words: 'Say in words what is on the picture, for those who cannot see it.',
  few_choices: 'Write at least two choices.',
  empty_choice: 'A choice is empty. Write it or take it out.',
  same_choice: 'Two choices are the same. Change one of them.',
  no_right_choice: 'Say which choice is right.',
  one_right_choice: 'Only one choice can be right. For more, change the type of the question.',
  no_truth: 'Say whether it is true or false.',
  gaps_differ: 'The text must have as many gaps (___) as there are answers.',
  empty_gap: 'Each gap needs an answer that is right.',
  few_pairs: 'Write at least two pairs.',
  empty_side: 'A side of a pair is empty. Write it or take it out.',
  same_side: 'Two sides are the same. Change one of them.',
  same_part: 'Two parts have the same number. Load the question again.',
} satisfies Record<QuestionProblem, string>;

export const saveQuestionRefusals = {
  ...saveResourceRefusals,
  ...demoRefusal,
  ...questionIssues,
  bad_marks: `Marks are from ${marksLeast} to ${marksMost}, in steps of ${marksLeast}.`,
  unknown_bank: 'Choose a topic of your own.',
  unknown_part: 'What was chosen here is gone. Choose again.',
  unknown_file: 'This picture is not there any more. Choose it again.',
};
export const removeQuestionRefusals = { ...removeResourceRefusals, ...demoRefusal };
export const removeBankRefusals = {
  ...removeQuestionRefusals,
  bank_filled: ({ count }: { count: number }) =>
    `This topic has ${count} questions that are in use. Retire them or move them to another topic first.`,
  bank_drawn: 'An assessment draws questions from this topic. It can be removed once that is over.',
};
export const saveBankRefusals = { ...saveResourceRefusals, ...demoRefusal };

/** [QU-38] */
export const suggestRefusals = {
  ...demoRefusal,
  too_few_questions: 'This topic has no questions yet from which others can be made.',
};

export const readQuestionFileRefusals = {
  ...demoRefusal,
  unknown_bank: saveQuestionRefusals.unknown_bank,
  unfinished_upload: 'The file has not arrived completely. Try again.',
  bad_ending: 'We read GIFT (.gift, .txt), QTI (.xml, .zip) and tables (.xlsx, .csv).',
  damaged: 'The file is damaged or is not what its name says.',
  entities: 'The file defines entities (<!DOCTYPE …>). Export it again without them.',
  bomb: 'The file would unpack to far too much data.',
  no_questions: 'The file has no questions in it.',
  no_headings: ({ missing }: { missing: string }) =>
    `The first row of the table must name these columns: ${missing}.`,
  too_many_questions: `The file has more than ${importLimits.questions} questions. Divide it and import one after the other.`,
};
export const applyQuestionFileRefusals = { ...readQuestionFileRefusals, ...formSessionRefusal };

export const exportQuestionsRefusals = {
  too_many_questions: `More than ${importLimits.questions} questions fit into no file. Choose fewer by a filter.`,
};
