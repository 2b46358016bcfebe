import { and, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { BoardAuthors, BoardSort, BoardState } from '#contract/notices/board.wire.ts';
import type { NoticeList } from '#contract/notices/notice.model.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Actor } from '#server/core/actor.ts';
import { lastDayOfWeek } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { wordPattern } from '#server/db/search-text.ts';
import { people } from '#server/directory/schema.ts';
import { wordsQuery } from '#server/files/texts/text-words.ts';
import { notices } from '../schema/notice.ts';
import { noticeTranslations } from '../schema/translation.ts';
import { noticesWithWords } from './file-texts.ts';
import { lookedUp, rowColumns } from './notice-row.ts';
import { author, belongsTo, inMonth, isNew, readerValues, type Side } from './notices.ts';

/** A reader's question about one list of the full-screen board [C1-10]. */
export interface BoardQuery {
  readonly list: NoticeList;
  readonly startRow: number;
  readonly limit: number;
  /** `2026-11`, or '' for every month; the due list knows no months [QU-60]. */
  readonly month: string;
  /** Words of the title in any script; case and marks do not count. */
  readonly title: string;
  readonly authors: BoardAuthors | undefined;
  readonly state: BoardState | undefined;
  /** Left out: the list's own order. */
  readonly sort: { readonly by: BoardSort; readonly descending: boolean } | undefined;
}

type Shape = Pick<BoardQuery, 'list' | 'authors' | 'state' | 'sort'> & {
  readonly role: Role;
  readonly ofMonth: boolean;
  readonly words: number;
};

const today = sql.placeholder('today');
const own = eq(notices.createdBy, sql.placeholder('personId'));

const inState = {
  scheduled: gt(notices.visibleFrom, today),
  overdue: lt(notices.dueDate, today),
  locked: or(ne(notices.schoolStatus, 0), ne(notices.ictStatus, 0)),
} satisfies Record<BoardState, SQL | undefined>;

const ownOrder = {
  due: { by: 'due_date', descending: false },
  active: { by: 'share_date', descending: true },
  inactive: { by: 'changed', descending: true },
} as const;

const sortKeys = {
  due_date: sql`${notices.dueDate}::text`,
  share_date: sql`${notices.visibleFrom}::text`,
  changed: sql`to_char(${notices.updatedAt}, 'YYYYMMDDHH24MISSUS')`,
  title: sql`lower(${notices.title})`,
};

const patternName = (index: number) => `pattern${index}`;

/** The title in any language or a file has all the words; searched once, not once for each notice of the list. */
function hasWords(side: Side, words: number): SQL {
  const schoolId = side === 'office' ? sql`0` : sql.placeholder('schoolId');
  const titled = ({ schoolId: school, searchText }: typeof notices | typeof noticeTranslations) => {
    const all = Array.from(
      { length: words },
      (_, index) => sql`${searchText} like ${sql.placeholder(patternName(index))}`,
    );
    return sql`${school} = ${schoolId} and ${sql.join(all, sql` and `)}`;
  };
  return sql`${notices.id} in (
    with worded as materialized (
      select ${notices.id} as id from ${notices} where ${titled(notices)}
      union all select ${noticeTranslations.noticeId} from ${noticeTranslations} where ${titled(noticeTranslations)}
      union all (${noticesWithWords(sql.placeholder(`${side}Words`))}))
    select worded.id from worded)`;
}

/** [CO-31] Finds the page by keys alone and reads whole rows only for what is on it. */
function boardQuery(db: Queryable, shape: Shape, name: string) {
  const { by, descending } = shape.sort ?? ownOrder[shape.list];
  const on = (side: Side) =>
    db
      .select({
        schoolId: notices.schoolId,
        id: notices.id,
        sortKey: sql<string | null>`${sortKeys[by]}`.as('sort_key'),
      })
      .from(notices)
      .where(
        and(
          belongsTo(shape.list, side, shape.role),
          shape.ofMonth ? inMonth : undefined,
          shape.words > 0 ? hasWords(side, shape.words) : undefined,
          shape.authors && (shape.authors === 'mine' ? own : sql`not ${own}`),
          shape.state && inState[shape.state],
        ),
      );
  const hasOffice = shape.list !== 'inactive' && shape.role !== roles.superAdmin;
  const both = (hasOffice ? unionAll(on('school'), on('office')) : on('school')).as('both');
  // Notices without a due date come last in both directions.
  const ordered = (key: typeof both.sortKey) =>
    sql`${key} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`;
  const page = db.$with('page').as(
    db
      .select({
        schoolId: both.schoolId,
        id: both.id,
        sortKey: both.sortKey,
        count: sql<number>`count(*) over ()`.mapWith(Number).as('count'),
      })
      .from(both)
      .orderBy(ordered(both.sortKey), desc(both.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
  return db
    .with(page)
    .select({
      notice: rowColumns,
      firstName: people.firstName,
      lastName: people.lastName,
      count: page.count,
      isNew,
      ...lookedUp,
    })
    .from(page)
    .innerJoin(notices, and(eq(notices.schoolId, page.schoolId), eq(notices.id, page.id)))
    .innerJoin(people, author)
    .orderBy(ordered(page.sortKey), desc(notices.id))
    .prepare(name);
}

export async function listBoard(db: Queryable, actor: Actor, day: string, wanted: BoardQuery) {
  const { list, authors, state, sort, month, limit, startRow } = wanted;
  const words = searchWords(wanted.title);
  const shape: Shape = {
    list,
    authors,
    state,
    sort,
    role: actor.role,
    ofMonth: month !== '' && list !== 'due',
    words: words.length,
  };
  const key = ['board', list, actor.role, shape.ofMonth && 'month', sort?.by, sort?.descending && 'desc']
    .concat([shape.words > 0 && `${shape.words} words`, authors, state])
    .join('-');
  // Filters are many: only the plain lists are worth a plan of their own in every connection.
  const isPlain = shape.words === 0 && authors === undefined && state === undefined;
  const query = prepared(db, key, () => boardQuery(db, shape, isPlain ? key : ''));
  const values = {
    ...readerValues(actor, day),
    language: actor.language,
    weekEnd: lastDayOfWeek(day),
    month,
    ...Object.fromEntries(words.map((word, index) => [patternName(index), wordPattern(word)])),
    schoolWords: wordsQuery(actor.school.id, words),
    officeWords: wordsQuery(0, words),
  };
  const rows = await query.execute({ ...values, limit, offset: startRow });
  const [first] =
    rows.length > 0 || startRow === 0 ? rows : await query.execute({ ...values, limit: 1, offset: 0 });
  return { rows, count: first?.count ?? 0 };
}
