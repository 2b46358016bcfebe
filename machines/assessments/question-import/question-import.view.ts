import type { SnapshotFrom } from 'xstate';
import type { questionImportMachine } from './question-import.machine.ts';

/** Which page of the dialog shows. */
export type QuestionImportPage = 'choosing' | 'reading' | 'failed' | 'previewing' | 'importing' | 'imported';

export function questionImportPage({
  value,
}: SnapshotFrom<typeof questionImportMachine>): QuestionImportPage {
  return value;
}
