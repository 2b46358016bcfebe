import type { Handler } from '#server/core/pipeline.ts';
import { listTerms } from '../term-list.ts';

export const tagsList: Handler<'tags-list'> = listTerms('tag');
