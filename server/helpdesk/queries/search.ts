import { sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import { helpArticles } from '../schema/helpdesk.ts';

export interface Hit {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly link_label: string;
  readonly score: number;
}

/** Lower scores are not offered beside the answer. */
const relatedThreshold = 0.3;

/**
 * Best first; about 1 means a question that an article names. Words match in any form or nearly spelt so, and rare
 * words count more. The likeness to stored questions is added.
 */
export async function searchArticles(
  db: Queryable,
  role: Role,
  { question, words }: { readonly question: string; readonly words: readonly string[] },
  limit: number,
): Promise<Hit[]> {
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

export async function findArticle(db: Queryable, role: Role, key: string): Promise<Hit | undefined> {
  const found = await db.execute<Hit & Record<string, unknown>>(sql`
    select key, title, body, link, link_label, 1::float8 as score from ${helpArticles}
    where key = ${key} and is_live and ${role} = any(roles)`);
  return found.rows[0];
}

/** Of these films, those whose title has at least half of the words, nearly spelt so too; the nearest first. */
export async function filmsNamed(
  db: Queryable,
  films: readonly { readonly id: string; readonly title: string }[],
  words: readonly string[],
  most: number,
): Promise<{ id: string; title: string }[]> {
  const ids = films.map(({ id }) => id);
  const titles = films.map(({ title }) => title);
  const found = await db.execute<{ id: string; title: string }>(sql`
    select film.id, film.title
    from unnest(${sql.param(ids)}::text[], ${sql.param(titles)}::text[]) as film (id, title)
    cross join lateral (
      select count(*) as hits from unnest(${sql.param(words)}::text[]) as word
      where strict_word_similarity(word, lower(film.title)) >= 0.4) as likeness
    where likeness.hits * 2 >= ${words.length}
    order by likeness.hits desc, film.title limit ${most}`);
  return found.rows;
}
