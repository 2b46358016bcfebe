import * as v from 'valibot';
import { exportQuestionsCall } from '#contract/assessments/calls/export-questions.call.ts';
import { exportQuestionsInput } from '#contract/assessments/questions.wire.ts';
import { exportFileName } from '#contract/exports/cells.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { messages } from './question-bank-messages.en.ts';

interface Listed {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** Saves the list's questions with their keys as a file, and reports their number. */
export async function exportQuestions(format: 'gift' | 'table', { search, filters }: Listed): Promise<void> {
  try {
    const wanted = v.safeParse(exportQuestionsInput, { format, search, filters });
    const input = wanted.success ? { format, search, filters } : { format, search };
    const { text, rows, questions } = await call(exportQuestionsCall, input as { format: typeof format });
    if (format === 'gift')
      saveFile(
        new Blob([text], { type: 'text/plain;charset=utf-8' }),
        exportFileName(messages.title, 'gift', new Date()),
      );
    else {
      const { saveXlsx } = await import('#src/lib/spreadsheet/save-spreadsheet.ts');
      const [header = [], ...lines] = rows;
      await saveXlsx({ name: messages.title, header, rows: lines });
    }
    alerts.show({ tone: 'success', title: messages.exported(questions), text: messages.exportedText });
  } catch (error) {
    alerts.show({ tone: 'error', title: errorText(error) });
  }
}
