import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { buildClubWorld, clubPeople } from '../club-world.ts';
import { adminInput, facultyInput, officeInput } from '../notice-inputs.ts';
import { readMail } from '../outbox.ts';
import { heardAll, lastNotice } from '../realtime/last-hint.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import type { ModelPerson, ModelSchool, Place, Rule } from './visibility-oracle.ts';

/** A reader as the real server knows them, beside what the oracle knows. */
export interface Reader {
  readonly who: Named;
  readonly model: ModelPerson;
  readonly client: Client;
  readonly calendar: string;
  socket: Socket | null;
  /** Numbers of the notices they were hinted at since it was emptied. */
  readonly hints: Set<number>;
}

export interface VisibilityWorld {
  readonly test: TestServer;
  readonly schools: readonly ModelSchool[];
  readonly readers: readonly Reader[];
  close(): Promise<void>;
}

const schoolNames = ['admin', 'asha', 'bina', 'chetan', 'dev', 'esha', 'farid'] as const;
const otherNames = ['otherAdmin', 'otherFaculty', 'otherStudent', 'clubFaculty', 'superAdmin'] as const;

/** Four schools and the office on a real server, everybody signed in, with a calendar address where they may have one. */
export async function buildVisibilityWorld(): Promise<VisibilityWorld> {
  const test = await startTestServer({ SESSION_MINUTES: '10080' });
  const { db } = test.server.app;
  const { world } = test;
  const clubs = await buildClubWorld(db);
  await db.execute(sql`insert into countries (id, name) values (1, 'India'), (2, 'Kenya')`);
  await db.execute(
    sql`insert into states (country_id, id, name) values (1, 11, 'Goa'), (1, 12, 'Kerala'), (2, 21, 'Nairobi')`,
  );
  await db.execute(
    sql`update people set email = lower(login_name) || '@mail.example' where school_id in (0, 1, 2, 4, 6)`,
  );
  const found: ModelSchool[] = [];
  for (const id of [0, 1, 2, 4, 6]) {
    const { rows } = await db.execute<{ id: number; kind: 'grade' | 'club'; parts: number[] }>(sql`
      select g.id, g.kind, coalesce(array_agg(d.id) filter (where d.id is not null), '{}') as parts
      from grades g left join divisions d on d.school_id = g.school_id and d.grade_id = g.id
      where g.school_id = ${id} group by g.id, g.kind order by g.id`);
    const groups = rows.map((row) => ({ id: row.id, kind: row.kind, parts: row.parts.map(Number) }));
    found.push({ id, model: 0, timeZone: 'Asia/Kolkata', year: '2026-2027', country: 0, state: 0, groups });
  }
  const everybody = [
    ...[...schoolNames, ...otherNames].map((name) => [name, world[name]] as const),
    ...clubPeople.map((name) => [name, clubs[name]] as const),
  ];
  const readers: Reader[] = [];
  for (const [name, who] of everybody) {
    const school = found.find(({ id }) => id === who.schoolId)!;
    const client = await test.signIn(who);
    const calendar = who.role === 1 ? '' : (await client.ok('make-calendar-feed', {})).data.path;
    const model: ModelPerson = { id: who.id, name, role: who.role, school, isActive: true, places: [] };
    readers.push({ who, model, client, calendar, socket: null, hints: new Set() });
  }
  // The clock runs for months through all the rounds.
  await db.execute(sql`update sessions set expires_at = '2040-01-01'`);
  return {
    test,
    schools: found,
    readers,
    close: async () => {
      for (const reader of readers) reader.socket?.disconnect();
      await test.close();
    },
  };
}

/** Forgets every notice and all that came of it. */
export async function forgetNotices({ test }: VisibilityWorld): Promise<void> {
  await test.server.app.db.execute(sql`
    truncate notices, notice_audiences, office_audiences, notice_files, notifications, mail_ledger, notice_receipts, jobs`);
}

/** Writes a person's state of the oracle to the database, as whoever keeps the roster would. */
export async function writePerson({ test }: VisibilityWorld, person: ModelPerson): Promise<void> {
  const { db } = test.server.app;
  await db.update(people).set({ isActive: person.isActive }).where(eq(people.id, person.id));
  await db.delete(memberships).where(eq(memberships.personId, person.id));
  const key = { schoolId: person.school.id, personId: person.id };
  if (person.places.length > 0)
    await db
      .insert(memberships)
      .values(person.places.map(({ group, part }) => ({ ...key, gradeId: group, divisionId: part })));
}

export async function writeSchool({ test }: VisibilityWorld, school: ModelSchool): Promise<void> {
  const { model, timeZone, year, country, state } = school;
  await test.server.app.db
    .update(schools)
    .set({ model, timeZone, academicYear: year, countryId: country, stateId: state })
    .where(eq(schools.id, school.id));
}

/** Connects anew, as a browser does after a while: rooms are of who one is at that time. */
export async function connect(world: VisibilityWorld, reader: Reader): Promise<void> {
  reader.socket?.disconnect();
  reader.socket = null;
  if (!reader.model.isActive) return;
  const socket = await openSocket(world.test, reader.client);
  socket.on('notice.changed', ({ noticeId }: { noticeId: number }) => reader.hints.add(noticeId));
  reader.socket = socket;
}

/** A socket hears in order: after a last hint it has heard all before it. */
export async function heard({ test, readers }: VisibilityWorld): Promise<void> {
  const sockets = readers.flatMap(({ socket }) => (socket ? [socket] : []));
  await Promise.all(sockets.map((socket) => heardAll(test, socket)));
  for (const { hints } of readers) hints.delete(lastNotice);
}

/** A file of this author's, ready to hang on a notice; its preview and cover are there for the asking. */
export async function newFile({ test }: VisibilityWorld, author: Reader, bytes: Uint8Array) {
  const upload = await test.finishedUpload(author.who, 'sheet.csv.pdf', bytes);
  const { data } = await author.client.ok('handle-upload-files', {
    upload_id: upload,
    org_name: 'sheet.pdf',
  });
  const entry = { fileName: data.file_path, extnType: data.extnType, org_fileName: data.org_name };
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(data.file_path)?.[0] ?? '';
  await test.server.app.db.execute(
    sql`update files set preview_key = storage_key, cover_key = storage_key where id = ${id}::uuid`,
  );
  return { id, entry };
}

/** What a save says besides its rule. */
export interface Wish {
  readonly id: number;
  readonly rule: Rule;
  readonly title: string;
  readonly noticeFor: number;
  readonly share: string;
  readonly due: string;
  readonly mail: boolean;
  readonly isActive: boolean;
  readonly file: {
    readonly fileName: string;
    readonly extnType: string;
    readonly org_fileName: string;
  } | null;
}

const list = (ids: 'all' | readonly number[]) => (ids === 'all' ? '0' : ids.join(','));

/** Saves as the author's own form does; null when it was refused. */
export async function save(author: Reader, wish: Wish): Promise<{ id: number; version: number } | null> {
  const { client, model } = author;
  const { rule } = wish;
  const mode = { noticeSubmitType: wish.id === 0 ? 'add' : 'edit' } as const;
  const dates = { share_date: wish.share, due_date: wish.due, notify_email: wish.mail ? 1 : 0 } as const;
  const noticeFor = wish.noticeFor as 1;
  const files = wish.file ? [wish.file] : [];
  const description = `about ${wish.title}`;
  const isActive = wish.isActive ? 1 : 0;
  if (rule.of === 'office') {
    const input = await officeInput(client, {
      ...mode,
      ...dates,
      country_id: list(rule.countries),
      state_id: list(rule.states),
      schoolIds: list(rule.schools),
      gradeIds: list(rule.grades),
      notice_title: wish.title,
      notice_description: description,
      noticeFor,
      active_status: isActive,
      noticeBoardFiles: files,
      notice_id: wish.id,
    });
    const answer = await client.call('create-notice-by-admin', input);
    return answer.ok ? answer.data.data : null;
  }
  const isClub = model.school.model >= 4;
  const chosen = { first: list(rule.groups), second: list(rule.parts) };
  const pair = isClub
    ? { grade: '', division: '', club: chosen.first, batch: chosen.second }
    : { grade: chosen.first, division: chosen.second };
  const common = { ...mode, ...dates, ...pair, title: wish.title, description };
  const answer =
    model.role === 2
      ? await client.call(
          'create-notice',
          await adminInput(client, {
            ...common,
            school_id: model.school.id,
            noticeSendFor: noticeFor,
            isActive,
            noticefiles: files,
            noticeID: wish.id,
          }),
        )
      : await client.call(
          'create-faculty-notice',
          await facultyInput(client, {
            ...common,
            noticeFor,
            status: isActive,
            file: files,
            id: wish.id,
          }),
        );
  return answer.ok ? answer.data.data : null;
}

export interface SentMail {
  readonly personId: number;
  readonly noticeIds: readonly number[];
}

/** Mails of the outbox that were not looked at before, notices' own and the mornings'. */
export async function newMails({ test }: VisibilityWorld, known: Set<string>): Promise<SentMail[]> {
  const folder = join(test.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => !known.has(name));
  const mails: SentMail[] = [];
  for (const name of names) {
    known.add(name);
    const single = /^notice-\d+-(\d+)-\d+-(\d+)\./.exec(name);
    if (single) mails.push({ noticeIds: [Number(single[1])], personId: Number(single[2]) });
    const digest = /^digest-\d+-(\d+)-/.exec(name);
    if (!digest) continue;
    const { text } = readMail(await readFile(join(folder, name), 'utf8'));
    const ids = [...text.matchAll(/\?open=(\d+)/g)].map((match) => Number(match[1]));
    mails.push({ noticeIds: ids, personId: Number(digest[1]) });
  }
  return mails;
}

export const placesOf = (school: ModelSchool): Place[] =>
  school.groups.flatMap(({ id, parts }) => parts.map((part) => ({ group: id, part })));
