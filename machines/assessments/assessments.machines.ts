import { assessmentAttemptMachine } from './assessment-attempt/assessment-attempt.machine.ts';
import { assessmentEditorMachine } from './assessment-editor/assessment-editor.machine.ts';
import { markingDeskMachine } from './marking-desk/marking-desk.machine.ts';
import { questionImportMachine } from './question-import/question-import.machine.ts';

/** The room's machines by the id of their charts. */
export const assessmentsMachines = {
  questionImport: questionImportMachine,
  assessmentAttempt: assessmentAttemptMachine,
  assessmentEditor: assessmentEditorMachine,
  markingDesk: markingDeskMachine,
};
