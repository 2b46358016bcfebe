import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { people, schools } from '#server/directory/schema.ts';
import { workAttempts, workEntries, works } from '#server/works/schema.ts';
import type { Queryable } from '../db/database.ts';
import { files } from '../files/schema/file.ts';
import { clubSchool, sunrise } from './schools.ts';
import { keepSamples, type SampleWork, settleSamples } from './work-files.ts';
import { type PlannedWork, planPractice, planWorks, readClasses, type SeededWork } from './work-plan.ts';
import { seedReviews, seedReviewTools } from './work-reviews.ts';
import { learnings } from './work-texts.ts';
import { seedWall } from './work-wall.ts';

/** Who the README and the demo logins name: a teacher and a student of one class, and the school's admin. */
const teacher = 'F00001';
const student = 'S00039';
const admin = 'A00001';
const clubAdmin = 'A00101';
/** The second school has some works of one teacher. */
const clubTeacher = 'F00901';
const clubWorks = 4;
const clubSamples = ['robot.png', 'program.zip'];

/**
 * Student work of the year so far: handed in, late, asked for again and approved, with files, feedback and a wall of
 * fame. Below the calls and in batches, since a work takes six of them.
 */
export async function seedWorks(app: AppContext, now: Date): Promise<void> {
  const { db } = app;
  const [teacherId, studentId, adminId, clubTeacherId, clubAdminId] = await Promise.all(
    [teacher, student, admin, clubTeacher, clubAdmin].map((loginName) => idOf(db, loginName)),
  );
  if (!(teacherId && studentId && adminId && clubTeacherId && clubAdminId)) return;
  const rubrics = await seedReviewTools(db, { schoolId: sunrise, teacherId });
  const classes = await readClasses(db, sunrise, 'division');
  const planned = [
    ...planWorks(classes, { teacherId, studentId }, 'course'),
    ...(await planPractice(db, sunrise, classes)),
  ];
  const stored = await storeWorks(app, sunrise, planned, now, await keepSamples(app, sunrise));
  await seedReviews(db, stored, rubrics);
  await seedWall(db, stored, { schoolId: sunrise, adminId, studentId, entries: 12, hasPapers: true }, now);

  const batches = await readClasses(db, clubSchool, 'batch');
  const ofClubs = planWorks(batches, { teacherId: clubTeacherId, studentId: 0 }, 'club');
  const few = ofClubs.filter((work) => work.teacherId === clubTeacherId).slice(0, clubWorks);
  const storedOfClubs = await storeWorks(
    app,
    clubSchool,
    few,
    now,
    await keepSamples(app, clubSchool, clubSamples),
  );
  await seedReviews(db, storedOfClubs, []);
  const ofClub = { schoolId: clubSchool, adminId: clubAdminId, studentId: 0, entries: 2, hasPapers: false };
  await seedWall(db, storedOfClubs, ofClub, now);
}

async function idOf(db: Queryable, loginName: string): Promise<number | undefined> {
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.loginName, loginName), isNull(people.deletedAt)))
    .orderBy(asc(people.id));
  return person?.id;
}

/** When a work was begun, handed in and decided on: the same for the same place in the plan. */
function timesOf({ course: { state, attempts } }: PlannedWork, at: number, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMilliseconds - ((at % 7) + 1) * 3_600_000);
  // What waits came in this week.
  const submitted = state === 'in_review' ? ago(at % 6) : ago(6 + (at % 35));
  const decided = new Date(submitted.getTime() + (1 + (at % 4)) * dayMilliseconds);
  return {
    begun: new Date((attempts === 0 ? ago(at % 5) : submitted).getTime() - attempts * 4 * dayMilliseconds),
    submitted,
    decided,
    /** Of an attempt before the newest. */
    submittedOf: (attempt: number) =>
      new Date(submitted.getTime() - (attempts - attempt) * 4 * dayMilliseconds),
  };
}

async function storeWorks(
  app: AppContext,
  schoolId: number,
  planned: readonly PlannedWork[],
  now: Date,
  samples: readonly SampleWork[],
): Promise<SeededWork[]> {
  const [school] = await app.db.select().from(schools).where(eq(schools.id, schoolId));
  if (!school || planned.length === 0) return [];
  const made = planned.map((plan, at) => {
    const { state, attempts, isLate = false } = plan.course;
    const times = timesOf(plan, at, now);
    const isHandedIn = attempts > 0;
    const isDecided = state === 'approved' || state === 'resubmit';
    const dueOn = isLate ? addDays(schoolDay(times.submitted, school.timeZone), -2) : plan.given.dueOn;
    const row = {
      schoolId,
      personId: plan.personId,
      academicYear: school.academicYear,
      projectId: plan.given.projectId,
      sessionId: plan.sessionId,
      kind: plan.kind,
      groupId: plan.given.groupId,
      divisionId: plan.given.divisionId,
      publicationNumber: plan.given.publicationNumber,
      title: plan.given.title,
      coverFileId: plan.given.coverFileId,
      state,
      attempt: attempts,
      draftLearning: learnings[at % learnings.length] ?? '',
      dueOn: state === 'resubmit' ? addDays(schoolDay(now, school.timeZone), 4 + (at % 5)) : dueOn,
      isLate,
      submittedAt: isHandedIn ? times.submitted : null,
      decidedAt: isDecided ? times.decided : null,
      createdAt: times.begun,
      updatedAt: isDecided ? times.decided : isHandedIn ? times.submitted : times.begun,
      version: 1 + 2 * Math.max(1, attempts),
    };
    return { plan, row, times, attemptDueOn: dueOn };
  });
  return app.database.transaction(async (tx) => {
    const ids = await tx
      .insert(works)
      .values(made.map(({ row }) => row))
      .returning({
        id: works.id,
        personId: works.personId,
        projectId: works.projectId,
        sessionId: works.sessionId,
      });
    const idByKey = new Map(ids.map((each) => [keyOf(each), each.id]));
    const stored = made.map(({ plan, row, times, attemptDueOn }) => {
      const { submittedAt, decidedAt, dueOn } = row;
      const id = idByKey.get(keyOf(row)) ?? 0;
      return { ...plan, schoolId, id, submittedAt, decidedAt, dueOn, times, attemptDueOn };
    });
    await tx.insert(workAttempts).values(
      stored.flatMap(({ id, personId, course: { attempts, isLate = false }, times, attemptDueOn }, at) =>
        Array.from({ length: attempts }, (_, index) => ({
          schoolId,
          workId: id,
          number: index + 1,
          personId,
          learning: learnings[(at + attempts - 1 - index) % learnings.length] ?? '',
          dueOn: attemptDueOn,
          isLate,
          submittedAt: times.submittedOf(index + 1),
        })),
      ),
    );
    await storeEntries(tx, stored, samples);
    return stored;
  });
}

const keyOf = (row: Pick<typeof works.$inferSelect, 'personId' | 'projectId' | 'sessionId'>) =>
  `${row.personId}-${row.projectId}-${row.sessionId}`;

type Timed = SeededWork & { readonly times: ReturnType<typeof timesOf> };

/** A file or two that the project takes; some works have an address, some a pasted picture beside them. */
async function storeEntries(
  tx: Queryable,
  stored: readonly Timed[],
  samples: readonly SampleWork[],
): Promise<void> {
  const used = new Set<SampleWork>();
  const fileRows: (typeof files.$inferInsert)[] = [];
  const entries: (typeof workEntries.$inferInsert)[] = [];
  const pictures = samples.filter(({ type }) => type === 'image');
  for (const [at, { schoolId, id: workId, personId, given, course, times }] of stored.entries()) {
    const taken = samples.filter(({ extension }) => given.endings.includes(extension));
    for (let attempt = 1; attempt <= Math.max(1, course.attempts); attempt += 1) {
      const addedAt = course.attempts === 0 ? times.begun : times.submittedOf(attempt);
      let position = 0;
      const add = (kind: 'file' | 'paste' | 'addUrl', sample?: SampleWork, url = '') => {
        const fileId = sample ? randomUUID() : null;
        if (sample && fileId !== null) {
          used.add(sample);
          fileRows.push({ ...sample, id: fileId, ownerId: personId, createdAt: addedAt });
        }
        position += 1;
        entries.push({ schoolId, workId, attempt, personId, kind, fileId, url, position, addedAt });
      };
      if (taken.length > 0) add('file', taken[(at + attempt) % taken.length]);
      if (at % 3 === 0 && taken.length > 1) add('file', taken[(at + attempt + 1) % taken.length]);
      if (at % 5 === 1 || taken.length === 0)
        add('addUrl', undefined, `https://example.org/projects/${workId}`);
      if (at % 7 === 2) add('paste', pictures[at % pictures.length]);
    }
  }
  await tx.insert(files).values(fileRows);
  await settleSamples(tx, [...used]);
  await tx.insert(workEntries).values(entries);
}
