import { attempt } from './attempt/attempt-messages.hi.ts';
import { markingDesk } from './marking/desk-messages.hi.ts';
import { marking } from './marking/marking-messages.hi.ts';
import { assessmentsMenu } from './menu-names.hi.ts';
import { practical } from './practical/practical-messages.hi.ts';
import { questionBank } from './question-bank-messages.hi.ts';
import { questionImport } from './question-import-messages.hi.ts';
import { assessmentResults } from './results/results-messages.hi.ts';
import { assessmentSchedule } from './schedule/schedule-messages.hi.ts';
import type { AssessmentsTexts } from './texts.ts';

export const assessmentsHindi: AssessmentsTexts = {
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
