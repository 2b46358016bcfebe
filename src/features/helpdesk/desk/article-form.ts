import { getHelpArticlesCall } from '#contract/helpdesk/calls/get-help-articles.call.ts';
import {
  type Article,
  type ArticleText,
  articleText,
  helpTopics,
} from '#contract/helpdesk/helpdesk.model.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import type { Stored } from '#src/lib/form/use-form.ts';

const blank: ArticleText = {
  topic: helpTopics[0],
  title: '',
  roles: [2, 3, 4],
  questions: '',
  body: '',
  link: '',
  linkLabel: '',
};

export const articleForm = defineForm({ name: 'help-article', schema: articleText, blank });

/** The editor starts with the draft, or else with the public text. */
export const storedArticle = ({ draft, published, version }: Article): Stored<ArticleText> => ({
  values: draft ?? published ?? blank,
  version,
});

/** null: a colleague deleted it. */
export async function loadArticle(key: string, signal: AbortSignal): Promise<Stored<ArticleText> | null> {
  const { data } = await call(getHelpArticlesCall, {}, { signal });
  const article = data.find((each) => each.key === key);
  return article ? storedArticle(article) : null;
}
