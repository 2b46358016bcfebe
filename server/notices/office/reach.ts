import { type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import type { NotifyJob, notifyJob } from '../notice-jobs.ts';
import { type ReachedSchool, schoolsReached } from './audience.ts';

/**
 * A notice of the central office may reach every school there is, so its readers are told in parts: one job a part of
 * the schools, one statement a page of their people. Each school counts its own days, so there is a wave for each hour
 * at which the day begins somewhere. Does the work for the schools of a part whose time has come, and queues what is
 * left.
 */
export async function workThroughSchools(
  app: AppContext,
  kind: typeof notifyJob,
  job: NotifyJob,
  part: {
    readonly schools: number;
    /** When this school is to be told. */
    readonly dueAt: (school: ReachedSchool) => Date;
    readonly work: (schools: readonly ReachedSchool[]) => Promise<void>;
  },
): Promise<void> {
  const until = job.until || app.now().getTime();
  const reached = await schoolsReached(app.db, job.noticeId, job.after, part.schools);
  const timed = reached.map((school) => ({ school, at: part.dueAt(school).getTime() }));
  const due = timed.filter(({ at }) => (at > job.from || job.from === 0) && at <= until);
  if (due.length > 0) await part.work(due.map(({ school }) => school));
  const last = reached.at(-1);
  if (last && reached.length === part.schools) {
    await queue(app.db, kind, { ...job, after: last.id, until }, app.now());
    app.wakeJobs();
  }
  const later = timed.filter(({ at }) => at > until).map(({ at }) => at);
  if (later.length > 0)
    await queue(app.db, kind, { ...job, after: 0, from: until, until: 0 }, new Date(Math.min(...later)));
}

async function queue(db: Queryable, kind: typeof notifyJob, job: NotifyJob, runAt: Date): Promise<void> {
  const { noticeId, version, after, from, until } = job;
  const at = after > 0 ? `${from}-${until}` : runAt.getTime();
  const dedupeKey = `${kind.kind}:0:${noticeId}:${version}:${at}:${after}`;
  await kind.queue(db, { payload: job, dedupeKey, runAt });
}

/** Where a page of people ended. */
interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}
const firstPerson: PersonKey = { schoolId: 0, id: 0 };

/**
 * Runs `take` page by page over the people of some schools that a condition holds for; `take` gets the page as SQL
 * with `school_id`, `id` and `role` and is run once a page.
 */
export async function eachPageOfPeople(
  db: Queryable,
  {
    schoolIds,
    condition,
    size,
  }: { readonly schoolIds: readonly number[]; readonly condition: SQL | undefined; readonly size: number },
  take: (page: SQL) => Promise<{ readonly count: number; readonly last: PersonKey | undefined }>,
): Promise<void> {
  let key = firstPerson;
  for (;;) {
    const page = sql`select ${people.schoolId} as school_id, ${people.id} as id, ${people.role} as role,
        ${people.email} as email, ${people.firstName} as first_name, ${people.language} as language
      from ${people}
      where ${people.schoolId} = any(${sql.param([...schoolIds])}::int[])
        and (${people.schoolId}, ${people.id}) > (${key.schoolId}, ${key.id}) and ${condition ?? sql`true`}
      order by ${people.schoolId}, ${people.id} limit ${size}`;
    const { count, last } = await take(page);
    if (count < size || !last) return;
    key = last;
  }
}
