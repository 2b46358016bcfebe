import type { attemptMessages as attempt } from './attempt/attempt-messages.en.ts';
import type { cardMessages as assessmentCards } from './cards/card-messages.en.ts';
import type { liveMessages as liveBoard } from './live/live-messages.en.ts';
import type { markingDesk } from './marking/desk-messages.en.ts';
import type { menuNames as assessmentsMenu } from './menu-names.en.ts';
import type { practicalMessages as practical } from './practical/practical-messages.en.ts';
import type { messages as questionBank } from './question-bank-messages.en.ts';
import type { importMessages as questionImport } from './question-import-messages.en.ts';
import type { regradeMessages as regrade } from './regrade/regrade-messages.en.ts';
import type { resultsMessages as assessmentResults } from './results/results-messages.en.ts';

import type { differenceMessages as assessmentDifferences } from './schedule/difference-messages.en.ts';
import type { editorMessages as assessmentEditor } from './schedule/editor-messages.en.ts';
import type { scheduleMessages as assessmentSchedule } from './schedule/schedule-messages.en.ts';
import type { sheetMessages as resultSheet } from './sheets/sheet-messages.en.ts';
import type { statisticsMessages as assessmentStatistics } from './statistics/statistics-messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface AssessmentsTexts {
  readonly assessmentCards: typeof assessmentCards;
  readonly assessmentDifferences: typeof assessmentDifferences;
  readonly assessmentEditor: typeof assessmentEditor;
  readonly assessmentResults: typeof assessmentResults;
  readonly assessmentStatistics: typeof assessmentStatistics;
  readonly assessmentsMenu: typeof assessmentsMenu;
  readonly attempt: typeof attempt;
  readonly liveBoard: typeof liveBoard;
  readonly markingDesk: typeof markingDesk;
  readonly practical: typeof practical;
  readonly questionBank: typeof questionBank;
  readonly questionImport: typeof questionImport;
  readonly regrade: typeof regrade;
  readonly resultSheet: typeof resultSheet;
  readonly assessmentSchedule: typeof assessmentSchedule;
}
