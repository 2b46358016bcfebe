import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasAll, hasLikeWords, nearness, type Wanted, weighedAtMost } from '#server/db/like-words.ts';
import { statement } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { wordsQuery } from '#server/files/texts/text-words.ts';
import { personName } from '#server/schools/index.ts';
import { notices } from '../schema/notice.ts';
import { noticeTranslations } from '../schema/translation.ts';
import { noticesWithWords } from './file-texts.ts';
import { author, readableOn, readerValues, type Side, sides } from './notices.ts';

interface FoundNotice {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly author: string;
}

const authorColumn = sql`case when ${notices.schoolId} = 0 then 'Central Office' else ${personName()} end as author`;

/** A notice's own title and its translations. `texts` is the table with the words. */
const noticeTexts = [
  {
    texts: sql`${notices}`,
    title: notices.title,
    description: notices.description,
    words: sql`${notices.searchText}`,
  },
  {
    texts: sql`${noticeTranslations} join ${notices}
      on ${notices.schoolId} = ${noticeTranslations.schoolId} and ${notices.id} = ${noticeTranslations.noticeId}`,
    title: noticeTranslations.title,
    description: noticeTranslations.description,
    words: sql`${noticeTranslations.searchText}`,
  },
] as const;
type NoticeTexts = (typeof noticeTexts)[number];

const noticeColumns = ({ title, description }: NoticeTexts, place: number) =>
  sql`${notices.id} as id, ${title} as title, left(${description}, 200) as description, ${authorColumn},
    ${sql.raw(String(place))} as place`;

function everywhere(query: (side: Side, texts: NoticeTexts, place: number) => SQL): SQL {
  return sql.join(
    noticeTexts.flatMap((texts, place) => sides.map((side) => sql`(${query(side, texts, place)})`)),
    sql` union all `,
  );
}

/** Notices the person may read [the board's own rule] whose title, in any language, has all words; the newest first. */
export function findNotices(db: Queryable, actor: Actor, today: string, { words, limit }: Wanted) {
  const found = everywhere(
    (side, of, place) => sql`select ${noticeColumns(of, place)} from ${of.texts} join ${people} on ${author}
      where ${hasAll(of.words, words)} and ${readableOn(side, actor.role)}
      order by ${notices.id} desc limit ${limit}`,
  );
  return statement<FoundNotice>(
    undefined,
    sql`select * from (select distinct on (id) * from (${found}) found order by id desc, place) once limit ${limit}`,
  )(db, readerValues(actor, today));
}

/** The same for words in a file of the notice, the newest first [PF-10]. */
export function findNoticesByFile(db: Queryable, actor: Actor, today: string, { words, limit }: Wanted) {
  const [ownTexts] = noticeTexts;
  const found = sides.map((side) => {
    const schoolId = side === 'office' ? 0 : actor.school.id;
    return sql`(select ${noticeColumns(ownTexts, 0)}, ${notices.schoolId} as school_id
      from ${notices} join ${people} on ${author}
      where ${notices.id} in (${noticesWithWords(wordsQuery(schoolId, words))})
        and ${readableOn(side, actor.role)}
      order by ${notices.id} desc limit ${limit})`;
  });
  return statement<FoundNotice & { readonly school_id: number }>(
    undefined,
    sql`select * from (${sql.join(found, sql` union all `)}) found order by id desc limit ${limit}`,
  )(db, readerValues(actor, today));
}

/** The same for similar words in titles, the nearest first. */
export function findNoticesLike(db: Queryable, actor: Actor, today: string, { words, limit }: Wanted) {
  const alike = everywhere(
    (side, of, place) => sql`select ${noticeColumns(of, place)}, ${nearness(of.words, words)} as nearness
      from ${of.texts} join ${people} on ${author}
      where ${hasLikeWords(of.words, words)} and ${readableOn(side, actor.role)}
      limit ${weighedAtMost}`,
  );
  return statement<FoundNotice>(
    undefined,
    sql`with alike as materialized (${alike})
      select id, title, description, author
      from (select distinct on (id) * from alike order by id, nearness desc, place) once
      order by nearness desc, id desc limit ${limit}`,
  )(db, readerValues(actor, today));
}
