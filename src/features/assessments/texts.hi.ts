import { attempt } from './attempt/attempt-messages.hi.ts';
import { assessmentCards } from './cards/card-messages.hi.ts';
import { liveBoard } from './live/live-messages.hi.ts';
import { markingDesk } from './marking/desk-messages.hi.ts';
import { assessmentsMenu } from './menu-names.hi.ts';
import { practical } from './practical/practical-messages.hi.ts';
import { questionBank } from './question-bank-messages.hi.ts';
import { questionImport } from './question-import-messages.hi.ts';
import { regrade } from './regrade/regrade-messages.hi.ts';
import { assessmentResults } from './results/results-messages.hi.ts';
import { assessmentDifferences } from './schedule/difference-messages.hi.ts';
import { assessmentEditor } from './schedule/editor-messages.hi.ts';
import { assessmentSchedule } from './schedule/schedule-messages.hi.ts';
import { resultSheet } from './sheets/sheet-messages.hi.ts';
import { assessmentStatistics } from './statistics/statistics-messages.hi.ts';
import type { AssessmentsTexts } from './texts.ts';

export const assessmentsHindi: AssessmentsTexts = {
  assessmentCards,
  assessmentDifferences,
  assessmentEditor,
  assessmentResults,
  assessmentStatistics,
  assessmentsMenu,
  attempt,
  liveBoard,
  markingDesk,
  practical,
  questionBank,
  questionImport,
  regrade,
  resultSheet,
  assessmentSchedule,
};
