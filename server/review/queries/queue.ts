import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { type QueueState, type QueueStateFilter, zipWorksMost } from '#contract/review/review.rules.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { WorkKind } from '#contract/works/works.rules.ts';
import { publishedSessions } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { hasWords, titleSearchText } from '#server/db/search-text.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { isOfYearOrWaiting, isReadableWork } from '#server/works/index.ts';
import { works } from '#server/works/schema.ts';

export interface QueueFilters {
  readonly division?: string | undefined;
  readonly project?: string | undefined;
  readonly student?: string | undefined;
  readonly state?: QueueStateFilter | undefined;
  readonly kind?: WorkKind | undefined;
}

export function isQueued(
  actor: Actor,
  { division, project, student, state, kind }: QueueFilters,
  kinds?: readonly WorkKind[],
): SQL | undefined {
  return and(
    isReadableWork(actor),
    isOfYearOrWaiting(actor.school.academicYear),
    isInState(state),
    gt(works.attempt, 0),
    division === undefined ? undefined : eq(works.divisionId, Number(division)),
    project === undefined ? undefined : eq(works.projectId, Number(project)),
    student === undefined ? undefined : eq(works.personId, Number(student)),
    kind === undefined ? undefined : eq(works.kind, kind),
    kinds === undefined ? undefined : inArray(works.kind, [...kinds]),
  );
}

const isInState = (state: QueueStateFilter | undefined): SQL => {
  if (state === undefined) return ne(works.state, 'draft');
  return state === 'reviewed' ? inArray(works.state, ['resubmit', 'approved']) : eq(works.state, state);
};

export const ofStudent = and(eq(people.schoolId, works.schoolId), eq(people.id, works.personId));

/** As people name a class, such as a grade with its division; '': gone. */
export const classOfWork = sql<string>`coalesce((select g.name || ' ' || d.name from ${divisions} d
  join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
  where d.school_id = ${works.schoolId} and d.id = ${works.divisionId}), '')`;

/** The session of a practice; '': gone, or another kind of work. */
export const sessionOfWork = sql<string>`coalesce((select s.title from ${publishedSessions} s
  where s.project_id = ${works.projectId} and s.session_id = ${works.sessionId}), '')`;

const searched = sql`(${sql.raw(titleSearchText)} || ' ' || coalesce(${people.searchText}, ''))`;

type Wanted = PageRequest<'submitted' | 'student' | 'project' | 'class' | 'state'> & {
  readonly filters?: QueueFilters | undefined;
};

/** Longest waiting first. */
export function queuePage(db: Queryable, actor: Actor, wanted: Wanted, kinds?: readonly WorkKind[]) {
  const where = isQueued(actor, wanted.filters ?? {}, kinds);
  return pageOf(db, wanted, {
    of: works,
    where,
    search: searched,
    sorts: {
      submitted: works.submittedAt,
      student: [people.firstName, people.lastName],
      project: works.title,
      class: [works.groupId, works.divisionId],
      state: works.state,
    },
    order: { by: 'submitted' },
    key: works.id,
    ...(wanted.search !== '' && { count: (counted: SQL | undefined) => countFound(db, counted) }),
    rows: async (bound) => {
      const rows = await bound(
        db
          .select({
            id: works.id,
            version: works.version,
            student_id: works.personId,
            student_name: personName(),
            login_name: people.loginName,
            project_id: works.projectId,
            session_id: works.sessionId,
            session_name: sessionOfWork,
            title: works.title,
            kind: works.kind,
            state: sql<QueueState>`${works.state}`,
            attempt: works.attempt,
            isLate: works.isLate,
            submittedAt: works.submittedAt,
            due_on: sql<string>`coalesce(${works.dueOn}::text, '')`,
            division: works.divisionId,
            class_name: classOfWork,
          })
          .from(works)
          .innerJoin(people, ofStudent),
      );
      return rows.map(({ isLate, submittedAt, ...row }) => ({
        ...row,
        is_late: bit(isLate),
        submitted_at: submittedAt?.getTime() ?? 0,
      }));
    },
  });
}

async function countFound(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(works)
    .innerJoin(people, ofStudent)
    .where(where);
  return row?.total ?? 0;
}

/** One more than a zip may hold shows that there are too many. */
export const zippedWorks = (db: Queryable, actor: Actor, filters: QueueFilters) =>
  db
    .select({
      id: works.id,
      schoolId: works.schoolId,
      attempt: works.attempt,
      title: works.title,
      student: personName(),
      login: people.loginName,
      className: classOfWork,
    })
    .from(works)
    .innerJoin(people, ofStudent)
    .where(isQueued(actor, filters))
    .orderBy(asc(works.divisionId), asc(people.firstName), asc(people.lastName), asc(works.id))
    .limit(zipWorksMost + 1);

/** After the last one, starts over at the first; 0: none left. */
export async function nextInQueue(
  db: Queryable,
  actor: Actor,
  afterId: number,
  { search, filters }: { readonly search: string; readonly filters: QueueFilters },
): Promise<{ id: number; waiting: number }> {
  const waits = and(
    isQueued(actor, { ...filters, state: filters.state ?? 'in_review' }),
    ...hasWords(searched, searchWords(search)),
  );
  const [after] =
    afterId === 0
      ? []
      : await db
          .select({ submittedAt: works.submittedAt })
          .from(works)
          .where(and(isReadableWork(actor), eq(works.id, afterId)));
  const first = (where: SQL | undefined) =>
    db
      .select({ id: works.id })
      .from(works)
      .innerJoin(people, ofStudent)
      .where(and(waits, where))
      .orderBy(asc(works.submittedAt), asc(works.id))
      .limit(1);
  const isOther = afterId === 0 ? undefined : ne(works.id, afterId);
  const later = after?.submittedAt
    ? or(
        gt(works.submittedAt, after.submittedAt),
        and(eq(works.submittedAt, after.submittedAt), gt(works.id, afterId)),
      )
    : undefined;
  const [next] = await first(and(isOther, later));
  const [found] = next || later === undefined ? [next] : await first(isOther);
  return {
    id: found?.id ?? 0,
    waiting: search === '' ? await db.$count(works, waits) : await countFound(db, waits),
  };
}
