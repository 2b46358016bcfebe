import { attempt } from './attempt/attempt-messages.ur.ts';
import { assessmentCards } from './cards/card-messages.ur.ts';
import { liveBoard } from './live/live-messages.ur.ts';
import { markingDesk } from './marking/desk-messages.ur.ts';
import { assessmentsMenu } from './menu-names.ur.ts';
import { practical } from './practical/practical-messages.ur.ts';
import { questionBank } from './question-bank-messages.ur.ts';
import { questionImport } from './question-import-messages.ur.ts';
import { regrade } from './regrade/regrade-messages.ur.ts';
import { assessmentResults } from './results/results-messages.ur.ts';
import { assessmentDifferences } from './schedule/difference-messages.ur.ts';
import { assessmentEditor } from './schedule/editor-messages.ur.ts';
import { assessmentSchedule } from './schedule/schedule-messages.ur.ts';
import { resultSheet } from './sheets/sheet-messages.ur.ts';
import { assessmentStatistics } from './statistics/statistics-messages.ur.ts';
import type { AssessmentsTexts } from './texts.ts';

export const assessmentsUrdu: AssessmentsTexts = {
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
