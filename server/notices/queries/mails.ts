import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { notificationWishes } from '#server/notifications/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { mailLedger, notices } from '../schema/notice.ts';
import { officeReadersOf, readersOf, type SharedNotice } from './notice-readers.ts';
import { type PeoplePage, pageOfReaders } from './office-pages.ts';

export interface Reader {
  readonly schoolId: number;
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: TranslationLanguage | null;
}

type MailedNotice = Pick<typeof notices.$inferSelect, 'dueDateMandatory'>;

/** Every mail about a notice asks this: may sign in, has an address, and wants mail or must keep a due date. */
export const isMailed = ({ dueDateMandatory }: MailedNotice) =>
  and(
    mayEnter,
    ne(people.email, ''),
    dueDateMandatory
      ? undefined
      : sql`not exists (select 1 from ${notificationWishes} w
          where w.school_id = ${people.schoolId} and w.person_id = ${people.id} and w.mail = 'never')`,
  );

/** [QU-21] A notice's readers who are mailed; only `personId` when it is named. */
export const listAddressees = (
  db: Queryable,
  notice: SharedNotice & MailedNotice,
  personId?: number,
): Promise<Omit<Reader, 'schoolId'>[]> =>
  db
    .select({ id: people.id, email: people.email, firstName: people.firstName, language: people.language })
    .from(people)
    .where(
      and(readersOf(notice), isMailed(notice), personId === undefined ? undefined : eq(people.id, personId)),
    );

interface AddresseeRow extends Record<string, unknown> {
  readonly school_id: number;
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly language: TranslationLanguage | null;
}

/** The same for a page of readers of an office's notice. */
export async function listOfficeAddressees(
  db: Queryable,
  notice: SharedNotice & MailedNotice,
  page: PeoplePage,
): Promise<Reader[]> {
  const condition = sql`(${officeReadersOf(notice)} and ${isMailed(notice)})`;
  const { rows } = await db.execute<AddresseeRow>(pageOfReaders(page, condition));
  return rows.map(({ school_id: schoolId, id, email, first_name: firstName, language }) => ({
    schoolId,
    id,
    email,
    firstName,
    language,
  }));
}

/** Leaves out people who chose nothing. */
export const listMailPreferences = (db: Queryable, schoolIds: readonly number[]) =>
  db
    .select({ personId: notificationWishes.personId, mail: notificationWishes.mail })
    .from(notificationWishes)
    .where(inArray(notificationWishes.schoolId, [...schoolIds]));

export type MailKey = Pick<typeof mailLedger.$inferSelect, 'schoolId' | 'noticeId' | 'version'>;

const isMail = ({ schoolId, noticeId, version }: MailKey, personId: number) =>
  and(
    eq(mailLedger.schoolId, schoolId),
    eq(mailLedger.noticeId, noticeId),
    eq(mailLedger.version, version),
    eq(mailLedger.personId, personId),
  );

/** Existing rows stay as they are. */
export async function insertWaiting(
  db: Queryable,
  key: MailKey,
  personIds: readonly number[],
): Promise<void> {
  await db
    .insert(mailLedger)
    .values(personIds.map((personId) => ({ ...key, personId })))
    .onConflictDoNothing();
}

/** True while it is not mailed and the notice has not changed since. */
export async function isWaiting(db: Queryable, key: MailKey, personId: number): Promise<boolean> {
  const found = await db
    .select({ id: mailLedger.personId })
    .from(mailLedger)
    .innerJoin(notices, and(eq(notices.schoolId, mailLedger.schoolId), eq(notices.id, mailLedger.noticeId)))
    .where(
      and(
        isMail(key, personId),
        isNull(mailLedger.sentAt),
        eq(notices.mailVersion, key.version),
        eq(notices.isActive, true),
      ),
    );
  return found.length > 0;
}

export async function markMailed(db: Queryable, key: MailKey, personId: number, sentAt: Date): Promise<void> {
  await db.update(mailLedger).set({ sentAt }).where(isMail(key, personId));
}

interface PersonOfSchool {
  readonly schoolId: number;
  readonly personId: number;
}

/** The central office's notices are in its own ledger. */
const waitsFor = ({ schoolId, personId }: PersonOfSchool) =>
  and(
    inArray(mailLedger.schoolId, [schoolId, 0]),
    eq(mailLedger.personId, personId),
    isNull(mailLedger.sentAt),
  );

export const listWaiting = (db: Queryable, person: PersonOfSchool) =>
  db
    .select({ notice: notices, version: mailLedger.version, author: people })
    .from(mailLedger)
    .innerJoin(notices, and(eq(notices.schoolId, mailLedger.schoolId), eq(notices.id, mailLedger.noticeId)))
    .innerJoin(people, and(eq(people.schoolId, notices.schoolId), eq(people.id, notices.createdBy)))
    .where(waitsFor(person))
    .orderBy(notices.id);

export async function markDigestMailed(
  db: Queryable,
  person: PersonOfSchool,
  noticeIds: readonly number[],
  sentAt: Date,
): Promise<void> {
  await db
    .update(mailLedger)
    .set({ sentAt })
    .where(and(waitsFor(person), inArray(mailLedger.noticeId, [...noticeIds])));
}

export async function deleteWaiting(
  db: Queryable,
  person: PersonOfSchool,
  noticeIds: readonly number[],
): Promise<void> {
  await db.delete(mailLedger).where(and(waitsFor(person), inArray(mailLedger.noticeId, [...noticeIds])));
}

export async function settleDigest(
  db: Queryable,
  jobId: number,
  noticeIds: readonly number[],
): Promise<void> {
  const settled = JSON.stringify({ noticeIds: noticeIds.join() });
  await db
    .update(jobs)
    .set({ payload: sql`${jobs.payload} || ${settled}::jsonb` })
    .where(eq(jobs.id, jobId));
}

export async function findPersonWithSchool(db: Queryable, id: number) {
  const [found] = await db
    .select({ person: people, school: schools })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(eq(people.id, id));
  return found;
}
