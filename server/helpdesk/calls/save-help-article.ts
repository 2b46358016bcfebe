import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { presentArticle, refuseTakenTitle } from '../articles.ts';
import { changeArticle, insertArticle, lockArticle } from '../queries/articles.ts';

/** A draft waits beside the current text. The assistant answers with the published one [QU-30]. */
export const saveHelpArticle: Handler<'save-help-article'> = async (input, scene) => {
  const { app, db, actor } = scene;
  await refuseTakenTitle(scene, input.key, input.text.title);
  const row = input.key === '' ? await insertArticle(db, input.text) : await lockArticle(db, input.key);
  if (input.key !== '') refuseStale(scene, row.version, input.version);
  const updatedBy = actor.id;
  const change =
    input.action === 'draft'
      ? { draft: input.text, updatedBy }
      : { ...input.text, isLive: true, isChanged: true, draft: null, updatedBy };
  // An article that was never published has no current text, so its columns follow the draft.
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
