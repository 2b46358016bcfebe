import type { ArticleChoice, AssistantAnswer, ShownArticle } from '#contract/helpdesk/helpdesk.model.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Services } from '#server/core/context.ts';
import { menuOf } from '#server/core/menu.ts';
import type { Queryable } from '#server/db/database.ts';
import { filmsNamed, findArticle, type Hit, searchArticles } from './queries/search.ts';
import { videosFor } from './queries/videos.ts';

const emptyWords = new Set(
  `a about again all also am an and any anybody anyone are as at be because been before being but by can cannot cant
  could did do does doesn doing don dont for from get gets give go got had has have having he her here hers hi him his
  how i if im in into is isn it its just let like ll make may me might more my need no not now of on one or our out
  over own please re same she should show so some somebody someone something such t tell than thank thanks that the
  their them then there these they thing things this those to too try us use ve very want was we were what when where
  which while who whom whose why will wish with won wont would you your yours`.split(/\s+/),
);

/** The telling words of a question, each once. */
export function wordsOf(question: string): string[] {
  const words =
    question
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !emptyWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, 16);
}

/** With a lower score, the assistant says that it does not know. */
const answerThreshold = 0.5;

const shown = ({ key, title, body, link, link_label }: Hit): ShownArticle => ({
  key,
  title,
  body,
  link,
  linkLabel: link_label,
});
const choice = ({ key, title }: Hit): ArticleChoice => ({ key, title });

/** Answers a question, or the choice of an offered article [QU-30]. */
export async function answerTo(
  app: Pick<Services, 'offers'>,
  db: Queryable,
  actor: Actor,
  question: string,
  wanted: string,
): Promise<AssistantAnswer> {
  const hits = await searchArticles(db, actor.role, { question, words: wordsOf(question) }, 5);
  const chosen = wanted === '' ? undefined : await findArticle(db, actor.role, wanted);
  const [first] = hits;
  const best = chosen ?? (first && first.score >= answerThreshold ? first : undefined);
  return {
    article: best ? shown(best) : null,
    related: hits
      .filter((hit) => hit.key !== best?.key)
      .slice(0, 3)
      .map(choice),
    modules: chosen ? [] : modulesNamedIn(app, actor, question),
    videos: chosen ? [] : await videosAbout(db, actor, question),
  };
}

export function modulesNamedIn(
  app: Pick<Services, 'offers'>,
  actor: Actor,
  question: string,
): AssistantAnswer['modules'] {
  const words = wordsOf(question);
  return menuOf(app, actor)
    .filter(({ module_name }) => wordsOf(module_name).some((word) => words.includes(word)))
    .map(({ module_name, module_url }) => ({ name: module_name, url: module_url }));
}

const videosAtMost = 3;

/** Films whose title has half of the question's words, or words spelt nearly so. */
export async function videosAbout(
  db: Queryable,
  actor: Actor,
  question: string,
): Promise<AssistantAnswer['videos']> {
  const words = wordsOf(question);
  const films = await videosFor(db, actor.role);
  if (words.length === 0 || films.length === 0) return [];
  return filmsNamed(db, films, words, videosAtMost);
}
