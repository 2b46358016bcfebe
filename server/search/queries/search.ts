import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { personName } from '#server/db/person-name.ts';
import { statement } from '#server/db/prepared.ts';
import { hasWords } from '#server/db/search-text.ts';
import { wordsQuery } from '#server/files/texts/text-words.ts';
import {
  author,
  noticesWithWords,
  readableOn,
  readerValues,
  type Side,
  sides,
} from '#server/notices/index.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { noticeTranslations } from '#server/notices/schema/translation.ts';
import { isWithinReach } from '#server/schools/index.ts';
import { divisions, grades, memberships, people, schools } from '#server/schools/schema.ts';
import { type PeopleSeen, peopleSeenBy } from './people-seen.ts';

/** How alike a word must be to pass for another, 0 to 1; `notise` finds `notice`, `math` not `marks`. */
const likeness = 0.42;
/** So many likenesses are weighed; a school where more are alike shows some of them. */
const weighedAtMost = 200;

/** For the transaction at hand: how much a misspelt word may differ. */
export async function forgiveSpelling(db: Queryable): Promise<void> {
  await db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`);
}

interface Wanted {
  /** From `searchWords`: letters and digits only. */
  readonly words: readonly string[];
  readonly limit: number;
}

const hasAll = (text: SQL, words: readonly string[]) => sql.join(hasWords(text, words), sql` and `);

/** The word with two neighbours exchanged: the slip of the fast, of which trigrams see too little. */
function exchanges(word: string): string[] {
  if (word.length < 4 || word.length > 12) return [];
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((letter, index) =>
      letters
        .with(index, letter)
        .with(index + 1, letters[index] ?? '')
        .join(''),
    )
    .filter((each) => each !== word);
}

/** The text has for every word one that is nearly it. */
function hasLikeWords(text: SQL, words: readonly string[]): SQL {
  const alike = words.map(
    (word) => sql`(${sql.join([sql`${word} <% ${text}`, ...hasWords(text, exchanges(word))], sql` or `)})`,
  );
  return sql.join(alike, sql` and `);
}

const nearness = (text: SQL, words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`word_similarity(${word}, ${text})`),
    sql` + `,
  );

const noticeText = sql`${notices.searchText}`;
const personText = sql`${people.searchText}`;

export interface FoundNotice {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly author: string;
}

const authorColumn = sql`case when ${notices.schoolId} = 0 then 'Central Office' else ${personName()} end as author`;

/** Where a notice's words are: in its own title, or in one of its translations. `texts` is the table with the words. */
const noticeTexts = [
  { texts: sql`${notices}`, title: notices.title, description: notices.description, words: noticeText },
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

/** The same where the words stand in a file of the notice, the newest first [PF-10]. */
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

/** The same where titles have words like these, the nearest first. */
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

export interface FoundPerson {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly school: string;
  /** `Grade 9 A, Grade 10 A`; '' for people without a class. */
  readonly places: string;
}

/** SQL that is true for the people the actor may find; `mark` is '' where the school does not narrow it. */
function seenPeople(seen: PeopleSeen, actor: Actor): SQL {
  const ofSchool = sql`${people.schoolId} = ${actor.school.id}`;
  const sharesDivision = sql`exists (
    select 1 from ${memberships} mine join ${memberships} theirs
      on theirs.school_id = mine.school_id and theirs.division_id = mine.division_id
    where mine.school_id = ${actor.school.id} and mine.person_id = ${actor.id} and theirs.person_id = ${people.id})`;
  switch (seen) {
    case 'everybody':
      return isWithinReach(actor, people.schoolId) ?? sql`true`;
    case 'school':
      return ofSchool;
    case 'colleagues-and-own-students':
      return sql`${ofSchool} and (${people.role} in (2, 4) or (${people.role} = 3 and ${sharesDivision}))`;
    case 'own-teachers':
      return sql`${ofSchool} and ${people.role} = 4 and ${sharesDivision}`;
    case 'nobody':
      return sql`false`;
  }
}

function personQuery(actor: Actor, text: SQL, order: SQL, limit: number): SQL {
  return sql`with found as materialized (
      select ${people.id} as id, ${people.schoolId} as school_id, ${people.role} as role,
        ${personName()} as name, ${order} as nearness
      from ${people}
      where ${text} and ${people.isActive} and ${people.id} <> ${actor.id} and ${seenPeople(peopleSeenBy(actor), actor)}
      limit ${weighedAtMost}),
    page as (select * from found order by nearness desc, name, id limit ${limit})
    select page.id, page.name, page.role, ${schools.name} as school, coalesce((
      select string_agg(${grades.name} || ' ' || ${divisions.name}, ', ' order by ${grades.position}, ${divisions.name})
      from ${memberships}
      join ${grades} on ${grades.schoolId} = ${memberships.schoolId} and ${grades.id} = ${memberships.gradeId}
      join ${divisions} on ${divisions.schoolId} = ${memberships.schoolId} and ${divisions.id} = ${memberships.divisionId}
      where ${memberships.schoolId} = page.school_id and ${memberships.personId} = page.id), '') as places
    from page join ${schools} on ${schools.id} = page.school_id
    order by page.nearness desc, page.name, page.id`;
}

/** People the person may find whose name, or what they sign in with, has all words. */
export function findPeople(db: Queryable, actor: Actor, { words, limit }: Wanted) {
  const text = hasAll(personText, words);
  return statement<FoundPerson>(undefined, personQuery(actor, text, nearness(personText, words), limit))(
    db,
    {},
  );
}

export function findPeopleLike(db: Queryable, actor: Actor, { words, limit }: Wanted) {
  const text = hasLikeWords(personText, words);
  return statement<FoundPerson>(undefined, personQuery(actor, text, nearness(personText, words), limit))(
    db,
    {},
  );
}
