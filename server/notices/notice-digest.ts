import { addDays } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { instantAt, schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import type { JobRun } from '#server/jobs/define-job.ts';
import { type MailWords, mailWordsIn } from './mail-words.ts';
import { type DigestJob, digestJob } from './notice-jobs.ts';
import { titlesInLanguage } from './notice-words.ts';
import { boardOf, officeName } from './queries/board-path.ts';
import {
  deleteWaiting,
  findPersonWithSchool,
  listAddressees,
  listMailPreferences,
  listWaiting,
  markDigestMailed,
  type Reader,
  settleDigest,
} from './queries/mails.ts';

const digestHour = 7;

export interface ReaderSchool {
  readonly id: number;
  readonly timeZone: string;
}

/** Splits readers that `isMailed` found; a binding due date is mailed to everybody at once. */
export async function mailedNow(
  db: Queryable,
  notice: { readonly dueDateMandatory: boolean },
  readers: readonly Reader[],
): Promise<{ now: readonly Reader[]; daily: readonly Reader[] }> {
  if (notice.dueDateMandatory || readers.length === 0) return { now: readers, daily: [] };
  const wishes = await listMailPreferences(db, [...new Set(readers.map(({ schoolId }) => schoolId))]);
  const wishOf = new Map(wishes.map(({ personId, mail }) => [personId, mail]));
  const wishing = (wish: 'now' | 'daily') => readers.filter(({ id }) => (wishOf.get(id) ?? 'now') === wish);
  return { now: wishing('now'), daily: wishing('daily') };
}

/** Queues one mail a person and morning, at the school's next seven o'clock. */
export async function queueDigests(
  app: AppContext,
  schools: readonly ReaderSchool[],
  readers: readonly Reader[],
): Promise<void> {
  for (const school of schools)
    await queueDigestsOf(
      app,
      school,
      readers.filter(({ schoolId }) => schoolId === school.id),
    );
}

async function queueDigestsOf(
  app: AppContext,
  school: ReaderSchool,
  readers: readonly Reader[],
): Promise<void> {
  if (readers.length === 0) return;
  const now = app.now();
  const today = schoolDay(now, school.timeZone);
  const isBefore = now < instantAt(today, digestHour, school.timeZone);
  const day = isBefore ? today : addDays(today, 1);
  const runAt = instantAt(day, digestHour, school.timeZone);
  for (let start = 0; start < readers.length; start += 500)
    await digestJob.queueAll(
      app.db,
      readers.slice(start, start + 500).map(({ id }) => ({
        payload: { schoolId: school.id, personId: id, day },
        dedupeKey: `${digestJob.kind}:${school.id}:${id}:${day}`,
        runAt,
      })),
    );
}

/** Fixes its content before it sends: a killed run repeats the mail under one name, and later notices wait a day. */
export async function sendNoticeDigest(
  app: AppContext,
  job: DigestJob,
  { id: jobId }: Pick<JobRun, 'id'>,
): Promise<void> {
  const settled = job.noticeIds?.split(',').map(Number);
  const all = await listWaiting(app.db, job);
  const rows = settled ? all.filter(({ notice }) => settled.includes(notice.id)) : all;
  const person = await readerOfDigest(app.db, job.personId);
  if (!person) return;
  const schoolIds = [job.schoolId, 0];
  const ids = rows.map(({ notice }) => notice.id);
  const titles = await titlesInLanguage(app.db, { schoolIds, noticeIds: ids }, person.language);
  const say = mailWordsIn(titles.size > 0 ? person.language : null);
  const parts: string[] = [];
  const told: number[] = [];
  for (const { notice, version, author } of rows) {
    if (notice.mailVersion !== version || !notice.isActive || notice.deletedAt) continue;
    if ((await listAddressees(app.db, notice, job.personId)).length === 0) continue;
    const name = notice.schoolId === 0 ? officeName : `${author.firstName} ${author.lastName}`;
    told.push(notice.id);
    const shown = { ...notice, title: titles.get(notice.id) ?? notice.title };
    parts.push(linesOf(app, shown, { author: name, board: person.board, say }));
  }
  if (told.length > 0) {
    if (!settled) await settleDigest(app.db, jobId, told);
    await app.mailer.send({
      id: `digest-${job.schoolId}-${job.personId}-${job.day}`,
      to: person.email,
      subject: `${person.school}: ${say.newNotices(parts.length)}`,
      text: [say.hello(person.firstName), '', say.theseWereShared, '', ...parts].join('\n'),
    });
    await markDigestMailed(app.db, job, told, app.now());
  }
  // Not readable or not wanted this morning, so not mailed: switched on again, it is news.
  const passed = ids.filter((id) => !told.includes(id));
  if (passed.length > 0) await deleteWaiting(app.db, job, passed);
}

async function readerOfDigest(db: Queryable, id: number) {
  const found = await findPersonWithSchool(db, id);
  if (!found) return null;
  const { person, school } = found;
  return {
    email: person.email,
    firstName: person.firstName,
    language: person.language,
    school: school.name,
    board: boardOf(person.role, school.model),
  };
}

function linesOf(
  app: AppContext,
  notice: { readonly id: number; readonly title: string; readonly dueDate: string | null },
  { author, board, say }: { readonly author: string; readonly board: string; readonly say: MailWords },
): string {
  return [
    `${notice.title} (${author})`,
    ...(notice.dueDate ? [say.dueOn(notice.dueDate)] : []),
    `${app.publicUrl()}${board}?open=${notice.id}`,
    '',
  ].join('\n');
}
