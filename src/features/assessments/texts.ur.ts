import { schedule } from './schedule/schedule-messages.ur.ts';
import { attempt } from './attempt/attempt-messages.ur.ts';
import { assessmentsMenu } from './menu-names.ur.ts';
import { practical } from './practical/practical-messages.ur.ts';
import { questionBank } from './question-bank-messages.ur.ts';
import { questionImport } from './question-import-messages.ur.ts';
import type { AssessmentsTexts } from './texts.ts';

export const assessmentsUrdu: AssessmentsTexts = {
  assessmentsMenu,
  attempt,
  practical,
  questionBank,
  questionImport,
  schedule,
};
