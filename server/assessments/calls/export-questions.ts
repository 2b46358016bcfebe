import { and } from 'drizzle-orm';
import { importLimits } from '#contract/assessments/question-import.rules.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { hasWords } from '#server/db/search-text.ts';
import { writeTable } from '../formats/table.ts';
import { writeGift } from '../formats/write-gift.ts';
import { listed, wholeQuestions } from '../queries/questions.ts';
import { questions } from '../schema/questions.ts';

/** [CE-01] As `read-question-file` reads them. */
export const exportQuestions: Handler<'export-questions'> = async (input, { db, actor, refuse }) => {
  const words = hasWords(questions.searchText, searchWords(input.search));
  const where = and(listed(actor, input.filters), ...words);
  const found = await wholeQuestions(db, where, importLimits.questions + 1);
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
