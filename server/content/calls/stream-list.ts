import type { Handler } from '#server/core/pipeline.ts';
import { listTerms } from '../term-list.ts';

export const streamList: Handler<'stream-list'> = listTerms('stream');
