import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { NotifyJob, notifyJob } from '../notice-jobs.ts';
import { type ReachedSchool, schoolsReached } from '../queries/office-audience.ts';
import type { PersonKey } from '../queries/office-pages.ts';

/**
 * Tells readers in every school: one job a batch of schools, one statement a page of people. Schools count their own
 * days, so each hour at which a day begins has its wave. Works for the due schools and queues the rest.
 */
export async function workThroughSchools(
  app: AppContext,
  kind: typeof notifyJob,
  job: NotifyJob,
  part: {
    readonly schools: number;
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

interface Page {
  readonly after: PersonKey;
  readonly size: number;
}

/** Runs `take` page by page until one is not full; `take` returns its count and its last person. */
export async function eachPage(
  size: number,
  take: (page: Page) => Promise<{ readonly count: number; readonly last: PersonKey | undefined }>,
): Promise<void> {
  let after: PersonKey = { schoolId: 0, id: 0 };
  for (;;) {
    const { count, last } = await take({ after, size });
    if (count < size || !last) return;
    after = last;
  }
}
