import type { Handler } from '#server/core/pipeline.ts';
import { listTerms } from '../term-list.ts';

export const skillList: Handler<'skill-list'> = listTerms('skill');
