import { sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { ArticleChoice, AssistantAnswer, ShownArticle } from '#contract/helpdesk/helpdesk.model.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Services } from '#server/core/context.ts';
import { menuOf } from '#server/core/menu.ts';
import type { Queryable } from '#server/db/database.ts';
import { videosFor } from './queries/videos.ts';
import { helpArticles } from './schema/helpdesk.ts';

/** Words that say nothing about what is asked. */
const emptyWords = new Set(
  `a about again all also am an and any anybody anyone are as at be because been before being but by can cannot cant
  could did do does doesn doing don dont for from get gets give go got had has have having he her here hers hi him his
  how i if im in into is isn it its just let like ll make may me might more my need no not now of on one or our out
  over own please re same she should show so some somebody someone something such t tell than thank thanks that the
  their them then there these they thing things this those to too try us use ve very want was we were what when where
  which while who whom whose why will wish with won wont would you your yours`.split(/\s+/),
);

/** What is looked for: the telling words of a question, each once. */
export function wordsOf(question: string): string[] {
  const words =
    question
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !emptyWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, 16);
}

interface Hit {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly link_label: string;
  readonly score: number;
}

/** Below this an article does not answer the question: the assistant then says that it does not know. */
const answerThreshold = 0.5;
/** Below this it is not worth offering beside the answer. */
const relatedThreshold = 0.3;

/**
 * Articles for a role, the best first; a score of about 1 is a question an article names. A word counts when the
 * article has it in any form (full text) or nearly spelt so (trigrams); a word that few articles have tells more than
 * one that all have. How near the whole question comes to one that people ask is added.
 */
async function searchArticles(db: Queryable, role: Role, question: string, limit: number): Promise<Hit[]> {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const found = await db.execute<Hit & Record<string, unknown>>(sql`
    with word as (select distinct unnest(${sql.param(words)}::text[]) as word),
    candidate as materialized (
      select key, title, body, link, link_label, questions, position, search,
        lower(title || ' ' || questions) as head
      from ${helpArticles} where is_live and ${role} = any(roles)),
    hit as (
      select c.key, w.word, greatest(
        case when c.search @@ to_tsquery('english', quote_literal(w.word) || ':A') then 1
             when c.search @@ to_tsquery('english', quote_literal(w.word)) then 0.5 else 0 end,
        case when strict_word_similarity(w.word, c.head) >= 0.4
             then 0.85 * strict_word_similarity(w.word, c.head) else 0 end) as likeness
      from candidate c cross join word w),
    weight as (
      select word, ln(1 + count(*) / (0.5 + sum(likeness))) as weight from hit group by word),
    scored as (
      select h.key, sum(h.likeness * w.weight) / sum(w.weight) as covered
      from hit h join weight w on w.word = h.word group by h.key),
    nearest as (
      select c.key, max(similarity(line, ${question.toLowerCase().slice(0, 300)})) as nearness
      from candidate c, unnest(string_to_array(lower(c.title || E'\n' || c.questions), E'\n')) as line
      group by c.key)
    select c.key, c.title, c.body, c.link, c.link_label,
      (0.7 * s.covered + 0.6 * n.nearness)::float8 as score
    from scored s join nearest n on n.key = s.key join candidate c on c.key = s.key
    where 0.7 * s.covered + 0.6 * n.nearness >= ${relatedThreshold}
    order by score desc, c.position limit ${limit}`);
  return found.rows;
}

const shown = ({ key, title, body, link, link_label }: Hit): ShownArticle => ({
  key,
  title,
  body,
  link,
  linkLabel: link_label,
});
const choice = ({ key, title }: Hit): ArticleChoice => ({ key, title });

/** The assistant's answer to a question, or to the choice of an article that was offered [QU-30]. */
export async function answerTo(
  app: Pick<Services, 'offers'>,
  db: Queryable,
  actor: Actor,
  question: string,
  wanted: string,
): Promise<AssistantAnswer> {
  const hits = await searchArticles(db, actor.role, question, 5);
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

async function findArticle(db: Queryable, role: Role, key: string): Promise<Hit | undefined> {
  const found = await db.execute<Hit & Record<string, unknown>>(sql`
    select key, title, body, link, link_label, 1::float8 as score from ${helpArticles}
    where key = ${key} and is_live and ${role} = any(roles)`);
  return found.rows[0];
}

/** Screens of the person's own menu whose name the question has. */
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

/** At most so many videos are offered beside an answer. */
const videosAtMost = 3;

/** Films the person may find whose title has at least half of the question's words, nearly spelt so too. */
export async function videosAbout(
  db: Queryable,
  actor: Actor,
  question: string,
): Promise<AssistantAnswer['videos']> {
  const words = wordsOf(question);
  const films = await videosFor(db, actor.role);
  if (words.length === 0 || films.length === 0) return [];
  const ids = films.map(({ id }) => id);
  const titles = films.map(({ title }) => title);
  const found = await db.execute<{ id: string; title: string }>(sql`
    select film.id, film.title
    from unnest(${sql.param(ids)}::text[], ${sql.param(titles)}::text[]) as film (id, title)
    cross join lateral (
      select count(*) as hits from unnest(${sql.param(words)}::text[]) as word
      where strict_word_similarity(word, lower(film.title)) >= 0.4) as likeness
    where likeness.hits * 2 >= ${words.length}
    order by likeness.hits desc, film.title limit ${videosAtMost}`);
  return found.rows;
}
