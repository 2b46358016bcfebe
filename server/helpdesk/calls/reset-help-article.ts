import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { presentArticle } from '../articles.ts';
import { changeArticle, deleteArticle, lockArticle } from '../queries/articles.ts';

export const resetHelpArticle: Handler<'reset-help-article'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  const row = await lockArticle(db, input.key);
  refuseStale(scene, row.version, input.version);
  if (input.action === 'discard') {
    if (row.isLive)
      return { article: presentArticle(await changeArticle(db, row, { draft: null }, app.now())) };
    await deleteArticle(db, row.key);
    return { article: null };
  }
  if (input.action === 'remove') {
    if (row.shipped) throw refuse('forbidden');
    await deleteArticle(db, row.key);
    await audit({ app, db }, actor, 'helpdesk.article_removed', { key: row.key });
    return { article: null };
  }
  if (!row.shipped) throw refuse('not_shipped');
  const shipped = { ...row.shipped, isLive: true, isChanged: false, draft: null, updatedBy: actor.id };
  const changed = await changeArticle(db, row, shipped, app.now());
  await audit({ app, db }, actor, 'helpdesk.article_restored', { key: row.key });
  return { article: presentArticle(changed) };
};
