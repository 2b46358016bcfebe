import { importLimits } from '#contract/assessments/question-import.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { writeTable } from '../formats/table.ts';
import { writeGift } from '../formats/write-gift.ts';
import { listedQuestions } from '../queries/questions.ts';

/** [CE-01] The file has the format that `read-question-file` reads. */
export const exportQuestions: Handler<'export-questions'> = async (input, { db, actor, refuse }) => {
  const { filters, search } = input;
  const found = await listedQuestions(db, actor, { filters, search, most: importLimits.questions + 1 });
  if (found.length > importLimits.questions) throw refuse('too_many_questions');
  const whole = found.map(({ bank, question, stored }) => ({
    bank: bank.name,
    language: question.language,
    stored,
  }));
  if (input.format === 'table') return { text: '', rows: writeTable(whole), questions: whole.length };
  const { text, written } = writeGift(whole);
  return { text, rows: [], questions: written };
};
