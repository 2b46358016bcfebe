import { searchWords } from '#contract/search/fold.ts';
import type { PageQuery } from './queries/delivery.ts';

export function pageOf(input: { text: string; startRow: number; limit: number }): PageQuery {
  return { words: searchWords(input.text), offset: input.startRow, limit: input.limit };
}
