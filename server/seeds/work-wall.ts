import { and, eq, inArray } from 'drizzle-orm';
import { addDays } from '#contract/core/days.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { workReviews } from '#server/review/schema.ts';
import { consents, portfolioItems, portfolios, wallEntries } from '#server/wall/schema.ts';
import type { Queryable } from '../db/database.ts';
import type { SeededWork } from './work-plan.ts';
import { abouts, guardians, itemNotes } from './work-texts.ts';

interface WallOf {
  readonly schoolId: number;
  readonly adminId: number;
  /** The demo's student, whose approved work is on the wall and in a portfolio. */
  readonly studentId: number;
  readonly entries: number;
  /** Consents and portfolios too. */
  readonly hasPapers: boolean;
}

/** Approved works on the wall, one a title; of some of their students consents, of two a portfolio. */
export async function seedWall(
  db: Queryable,
  works: readonly SeededWork[],
  { schoolId, adminId, studentId, entries, hasPapers }: WallOf,
  now: Date,
): Promise<void> {
  const approved = works.filter(({ course, kind }) => course.state === 'approved' && kind !== 'practice');
  const own = approved.filter(({ personId }) => personId === studentId);
  const titles = new Set(own.map(({ given }) => given.title));
  const others = approved.filter(({ given }) => !titles.has(given.title) && titles.add(given.title));
  const shown = [...own, ...others].slice(0, entries);
  if (shown.length === 0) return;
  await db.insert(wallEntries).values(
    shown.map(({ id, course, personId, teacherId, given, decidedAt }) => ({
      schoolId,
      workId: id,
      attempt: course.attempts,
      personId,
      groupId: given.groupId,
      groupName: given.groupName,
      divisionName: given.divisionName,
      title: given.title,
      coverFileId: given.coverFileId,
      addedBy: teacherId,
      addedAt: decidedAt ?? now,
    })),
  );
  const ids = shown.map(({ id }) => id);
  await db
    .update(workReviews)
    .set({ onWall: true })
    .where(
      and(
        eq(workReviews.schoolId, schoolId),
        inArray(workReviews.workId, ids),
        eq(workReviews.decision, 'approved'),
      ),
    );
  if (!hasPapers) return;
  await seedConsents(db, others, { schoolId, adminId }, now);
  const [first, second] = [own, others].map(([work]) => work);
  for (const [at, work] of [first, second].entries())
    if (work) await seedPortfolio(db, approved, work.personId, at, now);
}

/** Three without the name, two with it, and one that was withdrawn. */
async function seedConsents(
  db: Queryable,
  works: readonly SeededWork[],
  { schoolId, adminId }: Pick<WallOf, 'schoolId' | 'adminId'>,
  now: Date,
): Promise<void> {
  const students = [...new Set(works.map(({ personId }) => personId))];
  const today = schoolDay(now, 'UTC');
  const rows = guardians.flatMap((guardian, at) => {
    const personId = students[at];
    if (personId === undefined) return [];
    const isLast = at === guardians.length - 1;
    return [
      {
        schoolId,
        personId,
        guardian,
        givenOn: addDays(today, -40 + 5 * at),
        scope: at % 2 === 0 ? ('work' as const) : ('named' as const),
        recordedBy: adminId,
        recordedAt: now,
        withdrawnAt: isLast ? now : null,
      },
    ];
  });
  if (rows.length > 0) await db.insert(consents).values(rows);
}

async function seedPortfolio(
  db: Queryable,
  works: readonly SeededWork[],
  personId: number,
  at: number,
  now: Date,
): Promise<void> {
  const own = works.filter((work) => work.personId === personId);
  const [{ schoolId } = { schoolId: 0 }] = own;
  await db.insert(portfolios).values({
    schoolId,
    personId,
    about: abouts[at % abouts.length] ?? '',
    version: 1,
    updatedAt: now,
  });
  await db.insert(portfolioItems).values(
    own.map(({ id }, index) => ({
      schoolId,
      personId,
      workId: id,
      position: index + 1,
      note: itemNotes[index % itemNotes.length] ?? '',
    })),
  );
}
