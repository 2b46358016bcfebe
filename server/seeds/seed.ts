import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { addDays, dayMilliseconds } from '#contract/core/days.ts';
import { type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';
import { groupKindOf } from '#contract/core/group-kinds.ts';
import { decodeAnswer, wrapRequest } from '#contract/core/payload.codec.ts';
import { noticeUploadKind } from '#contract/notices/notice.rules.ts';
import { hashPassword } from '#server/auth/secrets.ts';
import type { Config } from '#server/core/config.ts';
import type { Logger } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { roleIs } from '#server/db/role-is.ts';
import { divisions, grades, people, schools } from '#server/directory/schema.ts';
import { files, type Rendition } from '#server/files/schema/file.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { settleBytes, storeBytes } from '../files/pending-bytes.ts';
import { uploadMark } from '../files/upload-kind.ts';
import { type AssembledServer, assembleServer } from '../server.ts';
import { seedAssessments } from './assessments.ts';
import { lakesideNotices, riversideNotices } from './club-notices.ts';
import { seedCurriculum } from './curriculum.ts';
import { demoPassword } from './demo-logins.ts';
import { beginSeeding, endSeeding } from './half-seeded.ts';
import { seedLearning } from './learning.ts';
import { demoSchoolNotices, type SeedNotice, sunriseNotices } from './notices.ts';
import { seedOfficeNotices } from './office-notices.ts';
import { seedPlaces } from './places.ts';
import { seedProfiles } from './profiles.ts';
import { seedQuestions } from './questions.ts';
import { seedReceipts } from './receipts.ts';
import { clubSchool, demoSchool, mixedSchool, seedSchools, sunrise } from './schools.ts';
import { seedTeaching } from './teaching.ts';
import { type Caller, seedTickets } from './tickets.ts';
import { seedTimetables } from './timetable.ts';
import { seedTraining } from './training.ts';
import { seedVideos } from './videos.ts';
import { seedWorks } from './works.ts';
import { seedWorkspaces } from './workspaces.ts';

const fileFolder = fileURLToPath(new URL('./data/files/', import.meta.url));

/** Puts demo schools, people and notices into a database that has no school yet; false when it has. */
export async function seedWhenEmpty(config: Config, databaseUrl: string, log: Logger): Promise<boolean> {
  const database = openDatabase(databaseUrl);
  try {
    await migrateDatabase(database.pool);
    if (!(await beginSeeding(database.db))) return false;
    const year = new Date().getFullYear() - (new Date().getMonth() < 3 ? 1 : 0);
    await seedSchools(database.db, await hashPassword(demoPassword), `${year}-${year + 1}`);
    await seedPlaces(database.db, `${year}-${year + 1}`);
    await seedProfiles(database.db);
  } finally {
    await database.close();
  }
  const writer = new NoticeWriter(config, log);
  await writer.open(databaseUrl);
  try {
    await writer.write(sunrise, sunriseNotices);
    await writer.write(clubSchool, riversideNotices);
    await writer.write(mixedSchool, lakesideNotices);
    await writer.write(demoSchool, demoSchoolNotices);
    await seedTickets(writer.caller());
    await seedOfficeNotices(writer.db, {
      ...writer.caller(),
      attach: (name, by) => writer.attachFile(0, name, by),
    });
    await seedCurriculum({ ...writer.caller(), app: writer.server.app, db: writer.db });
    await seedTraining(writer.server.app, { ...writer.caller(), app: writer.server.app, db: writer.db });
    await seedTeaching(writer.db, new Date());
    await seedLearning({ ...writer.caller(), app: writer.server.app, db: writer.db });
    await seedWorks(writer.server.app, new Date());
    await seedWorkspaces({ ...writer.caller(), app: writer.server.app, db: writer.db });
    await seedQuestions(writer.server.app);
    await seedAssessments({ ...writer.caller(), app: writer.server.app, db: writer.db });
    await seedTimetables(writer.db, new Date());
    await seedVideos(writer.server.app);
    await seedReceipts(writer.db, sunrise);
    // Some never came: a school's figures have them.
    await writer.db.execute(sql`
      update ${people} set first_sign_in_at = created_at
      where ${roleIs(people.role, 'student', 'faculty')} and first_sign_in_at is null and id % 11 <> 0`);
    // Only now is it a demo school: before, its notices could be written.
    await writer.db.update(schools).set({ isDemo: true }).where(eq(schools.id, demoSchool));
    await endSeeding(writer.db);
  } finally {
    await writer.close();
  }
  return true;
}

/** Writes notices as their authors did, through the public calls, with the clock set to the day they wrote. */
class NoticeWriter {
  #server: AssembledServer | undefined;
  #clock = new Date();
  readonly #tokens = new Map<string, string>();

  constructor(
    private readonly config: Config,
    private readonly log: Logger,
  ) {}

  async open(databaseUrl: string): Promise<void> {
    const config = { ...this.config, rateLimits: false, sessionMinutes: 60 * 24 * 365 };
    this.#server = await assembleServer(config, databaseUrl, { log: this.log, now: () => this.#clock });
  }

  get server(): AssembledServer {
    if (!this.#server) throw new Error('Not open.');
    return this.#server;
  }

  get db() {
    return this.server.app.db;
  }

  /** For seeds that write otherwise than notices. */
  caller(): Caller {
    const now = Date.now();
    return {
      at: (daysAgo, hours = 0) => {
        this.#clock = new Date(now - daysAgo * dayMilliseconds - hours * 3_600_000);
      },
      signIn: (loginName) => this.#signIn(loginName),
      call: (name, input, by) => this.#call(name, input, by),
    };
  }

  async close(): Promise<void> {
    // The writers' sessions must not outlive the seeding.
    await this.db.execute(sql`delete from sessions`);
    await this.db.execute(sql`delete from form_sessions`);
    await this.server.close();
  }

  async write(schoolId: number, notices: readonly SeedNotice[]): Promise<void> {
    const now = new Date();
    const [school] = await this.db.select().from(schools).where(eq(schools.id, schoolId));
    if (!school) throw new Error('The school is not there.');
    const today = schoolDay(now, school.timeZone);
    const oldestFirst = notices.toSorted((a, b) => a.writtenOn - b.writtenOn);
    this.#clock = new Date(now.getTime() - 200 * dayMilliseconds);
    for (const by of new Set(notices.map((notice) => notice.by))) await this.#signIn(by);
    for (const [index, notice] of oldestFirst.entries()) {
      // A few minutes apart, so that the order of the board is the order of writing.
      this.#clock = new Date(
        now.getTime() + notice.writtenOn * dayMilliseconds - (oldestFirst.length - index) * 60_000,
      );
      await this.#writeOne(schoolId, school.model, today, notice);
    }
  }

  async #writeOne(schoolId: number, model: number, today: string, notice: SeedNotice): Promise<void> {
    const { formSession } = await this.#call('get-form-session', { form: 'notice' }, notice.by);
    const attachments: Awaited<ReturnType<NoticeWriter['attachFile']>>[] = [];
    for (const name of notice.files ?? []) attachments.push(await this.attachFile(schoolId, name, notice.by));
    const place = await this.#place(schoolId, model, notice);
    const day = (offset: number | undefined) => (offset === undefined ? '' : addDays(today, offset));
    const shared = {
      ...place,
      title: notice.title,
      description: notice.text,
      share_date: day(notice.sharedOn),
      due_date: day(notice.dueOn),
      due_date_mandatory: 0 as const,
      notify_email: notice.mail ? (1 as const) : (0 as const),
      asks_receipt: notice.confirm ? (1 as const) : (0 as const),
      video_url: notice.video
        ? [{ fileName: notice.video, extnType: 'iframe' as const, org_fileName: 'Video 1' }]
        : [],
      formSession,
    };
    const save = (id: number, version: number, session: string) => {
      const edit = id === 0 ? ('add' as const) : ('edit' as const);
      const active = id === 0 || !notice.inactive ? (1 as const) : (0 as const);
      return notice.by.startsWith('A')
        ? this.#call(
            'create-notice',
            {
              ...shared,
              formSession: session,
              school_id: schoolId,
              isActive: active,
              noticeSubmitType: edit,
              noticeID: id,
              noticeVersion: version,
              model1_status: model,
              noticeSendFor: notice.noticeFor ?? 1,
              noticefiles: attachments,
            },
            notice.by,
          )
        : this.#call(
            'create-faculty-notice',
            {
              ...shared,
              formSession: session,
              id,
              noticeVersion: version,
              noticeSubmitType: edit,
              status: active,
              noticeFor: notice.noticeFor ?? 1,
              file: attachments,
              is_model: model,
            },
            notice.by,
          );
    };
    const saved = await save(0, 0, formSession);
    if (!notice.inactive) return;
    const again = await this.#call('get-form-session', { form: 'notice' }, notice.by);
    await save(saved.data.id, saved.data.version, again.formSession);
  }

  /** The chosen grades and divisions by name, or clubs and batches; a batch is named with its club. */
  async #place(schoolId: number, model: number, notice: SeedNotice) {
    const kind = groupKindOf(model);
    const pair = (groups: string, parts: string) =>
      kind === 'club'
        ? { grade: '', division: '', club: groups, batch: parts }
        : { grade: groups, division: parts, club: '', batch: '' };
    if (notice.grades === 'all') return pair('0', '0');
    const ofKind = and(eq(grades.schoolId, schoolId), eq(grades.kind, kind));
    const groups = await this.db.select().from(grades).where(ofKind);
    const chosen = notice.grades.map((name) => groups.find((group) => group.name === name)?.id ?? -1);
    if (!notice.divisions) return pair(chosen.join(','), '0');
    const parts = await this.db
      .select({ id: divisions.id, name: divisions.name, group: grades.name })
      .from(divisions)
      .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
      .where(and(ofKind, inArray(grades.id, chosen)));
    const named = ({ name, group }: (typeof parts)[number]) => (kind === 'club' ? `${group} ${name}` : name);
    const ids = notice.divisions.map((name) => parts.find((part) => named(part) === name)?.id ?? -1);
    return pair(chosen.join(','), ids.join(','));
  }

  /** An upload as the browser makes one: the same store, the same check, the same preview. */
  async attachFile(schoolId: number, name: string, by: string) {
    const { app } = this.server;
    const [author] = await app.db.select().from(people).where(eq(people.loginName, by));
    const id = `${uploadMark({ schoolId, personId: author?.id ?? 0 }, noticeUploadKind)}${Math.random().toString(36).slice(2).padEnd(12, '0')}`;
    await app.uploads.place(id, `${fileFolder}${name}`, name);
    const { data } = await this.#call('handle-upload-files', { upload_id: id, org_name: name }, by);
    if (name.startsWith('clip-')) await this.#addRenditions(schoolId, data.file_path);
    return { fileName: data.file_path, extnType: data.extnType, org_fileName: data.org_name };
  }

  /** Captions and a smaller resolution for the demo's film. */
  async #addRenditions(schoolId: number, fileId: string): Promise<void> {
    const { app } = this.server;
    const keep = async (file: string, rendition: Omit<Rendition, 'storageKey'>): Promise<Rendition> => ({
      ...rendition,
      storageKey: await storeBytes(app, app.database.transaction, await readFile(`${fileFolder}${file}`)),
    });
    const vtt = 'text/vtt; charset=utf-8';
    const renditions = [
      await keep('captions-en.vtt', { kind: 'caption', id: 'en', label: 'English', lang: 'en', mime: vtt }),
      await keep('captions-hi.vtt', { kind: 'caption', id: 'hi', label: 'हिन्दी', lang: 'hi', mime: vtt }),
      await keep('clip-360p.mp4', {
        kind: 'resolution',
        id: '360p',
        label: '360p',
        lang: '',
        mime: 'video/mp4',
      }),
    ];
    await app.database.transaction(async (tx) => {
      await tx
        .update(files)
        .set({ renditions })
        .where(and(eq(files.schoolId, schoolId), eq(files.id, fileId)));
      await settleBytes(
        tx,
        renditions.map(({ storageKey }) => storageKey),
      );
    });
  }

  async #signIn(loginName: string): Promise<void> {
    const answer = await this.#call(
      'login',
      {
        email: loginName,
        password: demoPassword,
        deviceDetails: { deviceId: 'seed', browser: 'seed', os: 'seed', tz: 'UTC' },
      },
      null,
    );
    this.#tokens.set(loginName, answer.api_token);
  }

  async #call<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
    by: string | null,
  ): Promise<CallOutput<CallOf<Name>>> {
    const call = calls[name];
    const { codec } = this.server.app;
    const response = await this.server.http.inject({
      method: 'POST',
      url: callPath(call),
      headers: by ? { authorization: `Bearer ${this.#tokens.get(by) ?? ''}` } : {},
      payload: wrapRequest(call.request, input, codec) as object,
    });
    if (response.statusCode !== 200) throw new Error(`${name} by ${by}: ${response.body}`);
    return decodeAnswer(call, response.json(), codec);
  }
}
