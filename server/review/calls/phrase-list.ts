import type { Handler } from '#server/core/pipeline.ts';
import { phrasePage } from '../queries/phrases.ts';
import { ownerOfPhrases } from '../resources.ts';

export const phraseList: Handler<'phrase-list'> = (input, { db, actor }) =>
  phrasePage(db, input, ownerOfPhrases(actor), input.filters?.state === 'removed');
