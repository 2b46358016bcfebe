import type { Handler } from '#server/core/pipeline.ts';
import { listTerms } from '../term-list.ts';

export const boardList: Handler<'board-list'> = listTerms('board');
