import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { isTaughtBy, personName } from '#server/schools/index.ts';
import { firstPicture } from '#server/works/index.ts';
import { workAttempts, works } from '#server/works/schema.ts';
import { portfolioItems, portfolios } from '../schema.ts';

/** 0: their own. undefined: the person may not open it. */
export async function portfolioOwner(db: Queryable, actor: Actor, studentId: number) {
  const isOwn = actor.role === roles.student;
  const wanted = isOwn ? actor.id : studentId;
  if (isOwn && studentId !== 0 && studentId !== actor.id) return undefined;
  const mayOpen = actor.role === roles.faculty ? isTaughtBy(db, actor) : eq(people.role, roles.student);
  const [row] = await db
    .select({ id: people.id, name: personName() })
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, wanted), mayOpen));
  return row;
}

/** The current grade and division; '': none. */
export async function classNameOf(db: Queryable, schoolId: number, personId: number): Promise<string> {
  const [row] = await db
    .select({ grade: grades.name, division: divisions.name })
    .from(memberships)
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .where(and(eq(memberships.schoolId, schoolId), eq(memberships.personId, personId)))
    .orderBy(desc(grades.kind), asc(grades.id))
    .limit(1);
  return row ? `${row.grade} ${row.division}` : '';
}

/** Newest first, with the position in the portfolio. */
export function approvedWorks(db: Queryable, schoolId: number, personId: number) {
  return db
    .select({
      work_id: works.id,
      title: works.title,
      project_cover: sql<string>`coalesce(${works.coverFileId}::text, '')`,
      picture: firstPicture({ schoolId: works.schoolId, workId: works.id, attempt: works.attempt }),
      kind: works.kind,
      academic_year: works.academicYear,
      group_name: sql<string>`trim(coalesce(${grades.name}, '') || ' ' || coalesce(${divisions.name}, ''))`,
      approved_at: sql<number>`coalesce(extract(epoch from ${works.decidedAt}) * 1000, 0)::float8`,
      learning: sql<string>`coalesce(${workAttempts.learning}, '')`,
      note: portfolioItems.note,
      position: portfolioItems.position,
    })
    .from(works)
    .leftJoin(grades, and(eq(grades.schoolId, works.schoolId), eq(grades.id, works.groupId)))
    .leftJoin(divisions, and(eq(divisions.schoolId, works.schoolId), eq(divisions.id, works.divisionId)))
    .leftJoin(
      workAttempts,
      and(
        eq(workAttempts.schoolId, works.schoolId),
        eq(workAttempts.workId, works.id),
        eq(workAttempts.number, works.attempt),
      ),
    )
    .leftJoin(
      portfolioItems,
      and(
        eq(portfolioItems.schoolId, works.schoolId),
        eq(portfolioItems.personId, works.personId),
        eq(portfolioItems.workId, works.id),
      ),
    )
    .where(and(eq(works.schoolId, schoolId), eq(works.personId, personId), eq(works.state, 'approved')))
    .orderBy(desc(works.decidedAt), desc(works.id));
}

const isPortfolioOf = (schoolId: number, personId: number) =>
  and(eq(portfolios.schoolId, schoolId), eq(portfolios.personId, personId));

const blank = { about: '', version: 0 };

export async function portfolioOf(db: Queryable, schoolId: number, personId: number) {
  const [row] = await db.select().from(portfolios).where(isPortfolioOf(schoolId, personId));
  return row ?? blank;
}

/** Inserts a missing row, and locks it until the transaction ends. */
export async function lockPortfolio(db: Queryable, schoolId: number, personId: number, now: Date) {
  await db
    .insert(portfolios)
    .values({ schoolId, personId, ...blank, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(portfolios).where(isPortfolioOf(schoolId, personId)).for('update');
  return row ?? blank;
}

type Student = Pick<typeof portfolios.$inferSelect, 'schoolId' | 'personId'>;

export async function countApproved(
  db: Queryable,
  { schoolId, personId }: Student,
  workIds: readonly number[],
) {
  if (workIds.length === 0) return 0;
  const isTheirs = and(
    eq(works.schoolId, schoolId),
    eq(works.personId, personId),
    eq(works.state, 'approved'),
    inArray(works.id, [...workIds]),
  );
  return db.$count(works, isTheirs);
}

export async function writePortfolio(
  db: Queryable,
  student: Student,
  values: Omit<typeof portfolios.$inferInsert, keyof Student>,
): Promise<void> {
  await db
    .insert(portfolios)
    .values({ ...student, ...values })
    .onConflictDoUpdate({ target: [portfolios.schoolId, portfolios.personId], set: values });
}

/** Replaces the works in the portfolio, in this order. */
export async function replaceItems(
  db: Queryable,
  student: Student,
  items: readonly { readonly work_id: number; readonly note: string }[],
): Promise<void> {
  const { schoolId, personId } = student;
  await db
    .delete(portfolioItems)
    .where(and(eq(portfolioItems.schoolId, schoolId), eq(portfolioItems.personId, personId)));
  if (items.length > 0)
    await db
      .insert(portfolioItems)
      .values(items.map(({ work_id, note }, position) => ({ ...student, workId: work_id, note, position })));
}
