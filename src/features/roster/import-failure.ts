import { bulkUploadStudentCall } from '#contract/roster/calls/bulk-upload-student.call.ts';
import { undoImportCall } from '#contract/roster/calls/undo-import.call.ts';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { refusalWords } from '#src/lib/words/refusal-words.ts';

export function failureWords(failure: NonNullable<ImportDetail['failure']>): string {
  const words = refusalWords(bulkUploadStudentCall, failure).information;
  return words ?? refusalWords(undoImportCall, failure).information ?? failure.information;
}
