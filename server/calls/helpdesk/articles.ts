import { eq } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import {
  changeArticle,
  insertArticle,
  listArticles,
  lockArticle,
  presentArticle,
  refuseTakenTitle,
} from '#server/helpdesk/articles.ts';
import { refuseStaleTicket } from '#server/helpdesk/policy.ts';
import { helpArticles } from '#server/helpdesk/schema/helpdesk.ts';

export const getHelpArticles: Handler<'get-help-articles'> = async (_input, { db }) => ({
  data: await listArticles(db),
});

/** A draft waits beside the text in force; published, it is what people are answered with [QU-30]. */
export const saveHelpArticle: Handler<'save-help-article'> = async (input, scene) => {
  const { app, db, actor } = scene;
  await refuseTakenTitle(db, input.key, input.text.title);
  const row = input.key === '' ? await insertArticle(db, input.text) : await lockArticle(db, input.key);
  if (input.key !== '') refuseStaleTicket(input.version, row.version);
  const updatedBy = actor.id;
  const change =
    input.action === 'draft'
      ? { draft: input.text, updatedBy }
      : { ...input.text, isLive: true, isChanged: true, draft: null, updatedBy };
  // What was never published has no text in force: its columns follow the draft.
  const changed = await changeArticle(
    db,
    row,
    row.isLive || input.action === 'publish' ? change : { ...input.text, ...change },
    app.now(),
  );
  if (input.action === 'publish')
    await audit({ app, db }, actor, 'helpdesk.article_published', { key: row.key });
  return { article: presentArticle(changed) };
};

export const resetHelpArticle: Handler<'reset-help-article'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const row = await lockArticle(db, input.key);
  refuseStaleTicket(input.version, row.version);
  if (input.action === 'discard') {
    if (row.isLive)
      return { article: presentArticle(await changeArticle(db, row, { draft: null }, app.now())) };
    await db.delete(helpArticles).where(eq(helpArticles.key, row.key));
    return { article: null };
  }
  if (input.action === 'remove') {
    if (row.shipped)
      throw new Refusal('forbidden', 'An article that came with the product can only be changed.');
    await db.delete(helpArticles).where(eq(helpArticles.key, row.key));
    await audit({ app, db }, actor, 'helpdesk.article_removed', { key: row.key });
    return { article: null };
  }
  if (!row.shipped) throw new Refusal('not_shipped', 'This article did not come with the product.');
  const shipped = { ...row.shipped, isLive: true, isChanged: false, draft: null, updatedBy: actor.id };
  const changed = await changeArticle(db, row, shipped, app.now());
  await audit({ app, db }, actor, 'helpdesk.article_restored', { key: row.key });
  return { article: presentArticle(changed) };
};
