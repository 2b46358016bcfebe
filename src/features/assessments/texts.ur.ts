import { attempt } from './attempt/attempt-messages.ur.ts';
import { markingDesk } from './marking/desk-messages.ur.ts';
import { marking } from './marking/marking-messages.ur.ts';
import { assessmentsMenu } from './menu-names.ur.ts';
import { practical } from './practical/practical-messages.ur.ts';
import { questionBank } from './question-bank-messages.ur.ts';
import { questionImport } from './question-import-messages.ur.ts';
import { assessmentResults } from './results/results-messages.ur.ts';
import { assessmentSchedule } from './schedule/schedule-messages.ur.ts';
import type { AssessmentsTexts } from './texts.ts';

export const assessmentsUrdu: AssessmentsTexts = {
  assessmentResults,
  assessmentsMenu,
  attempt,
  marking,
  markingDesk,
  practical,
  questionBank,
  questionImport,
  assessmentSchedule,
};
