import { searchWords } from '#contract';
import type { WantedPage } from '../queries/delivery.ts';

export function pageOf(input: { text: string; startRow: number; limit: number }): WantedPage {
  return { words: searchWords(input.text), offset: input.startRow, limit: input.limit };
}
