import { type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { jobs } from '#server/jobs/schema.ts';
import { people } from '#server/schools/schema.ts';
import { type ReachedSchool, schoolsReached } from './audience.ts';

/**
 * A notice of the central office may reach every school there is, so its readers are told in parts: one job a part of
 * the schools, one statement a page of their people. Each school counts its own days, so there is a wave for each hour
 * at which the day begins somewhere.
 */
export interface OfficeJob {
  readonly kind: string;
  readonly noticeId: number;
  readonly version: number;
  readonly renew: number;
  /** Schools up to this id are done. */
  readonly after: number;
  /** This wave is for schools whose time comes later than `from`, up to `until`; milliseconds, 0: now. */
  readonly from: number;
  readonly until: number;
}

type Payload = Readonly<Record<string, number | string>>;

/** What the runner hands over, and what the first job of a notice leaves out. */
export function officeJobOf(kind: string, payload: Payload): OfficeJob {
  const number = (name: string) => Number(payload[name] ?? 0);
  return {
    kind,
    noticeId: number('noticeId'),
    version: number('version'),
    renew: number('renew'),
    after: number('after'),
    from: number('from'),
    until: number('until'),
  };
}

/** Does the work for the schools of a part whose time has come, and queues what is left. */
export async function workThroughSchools(
  app: AppContext,
  job: OfficeJob,
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
    await queue(app.db, { ...job, after: last.id, until }, app.now());
    app.wakeJobs();
  }
  const later = timed.filter(({ at }) => at > until).map(({ at }) => at);
  if (later.length > 0)
    await queue(app.db, { ...job, after: 0, from: until, until: 0 }, new Date(Math.min(...later)));
}

async function queue(db: Queryable, job: OfficeJob, runAt: Date): Promise<void> {
  const { kind, ...payload } = job;
  const { noticeId, version, after, from, until } = payload;
  const at = after > 0 ? `${from}-${until}` : runAt.getTime();
  await db
    .insert(jobs)
    .values({
      kind,
      payload: { schoolId: 0, ...payload },
      dedupeKey: `${kind}:0:${noticeId}:${version}:${at}:${after}`,
      runAt,
    })
    .onConflictDoNothing();
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
