import type { Handler } from '#server/core/pipeline.ts';
import { listArticles } from '../articles.ts';

export const getHelpArticles: Handler<'get-help-articles'> = async (_input, { db }) => ({
  data: await listArticles(db),
});
