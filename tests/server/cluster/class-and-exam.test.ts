import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltCallName, CallOf } from '#contract/catalogue.ts';
import type { CallInput, CallOutput } from '#contract/core/define-call.ts';
import { answerLog, answers, attempts } from '#server/assessments/schema/attempts.ts';
import { people } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { imports } from '#server/roster/schema.ts';
import { workAttempts } from '#server/works/schema.ts';
import { workspaceVersions } from '#server/workspace/schema.ts';
import { csv } from '#tests/files/table-files.ts';
import { addExam } from '../assessments/exam-rows.ts';
import { callAt } from '../killed.ts';
import { sampleFile } from '../test-server.ts';
import {
  arrived,
  beginUpload,
  claimUpload,
  idOf,
  type SignedIn,
  sendPart,
  sendWhole,
  signInTo,
} from '../uploading.ts';
import { openProject, page } from '../workspace/workspace-world.ts';
import type { Named } from '../world.ts';
import { hasRedis } from './redis-server.ts';
import { addMates, type Process, TwoProcesses } from './two-processes.ts';

/** Of each, the first half of them at the process that is killed. */
const students = 20;
/** Of each student. */
const saves = 8;
const questions = 4;
const newcomers = 40;

let machine: TwoProcesses;
let first: Process;
let other: Process;
beforeAll(async () => {
  if (!hasRedis) return;
  machine = await TwoProcesses.prepare();
  first = await machine.start();
});
afterAll(() => machine?.close());

/** How many calls were asked again at the other process, since the first one gave no answer. */
let moved = 0;

/** As a browser behind a proxy: what got no answer goes out again, and the proxy leads it to the process that is left. */
async function persist<T>(home: Process, ask: (address: string) => Promise<T>): Promise<T> {
  if (!home.isKilled)
    try {
      return await ask(home.address);
    } catch (error) {
      if (!home.isKilled || !(error instanceof TypeError)) throw error;
      moved += 1;
    }
  return ask(other.address);
}

interface Student {
  readonly home: Process;
  readonly by: SignedIn;
}
const call = <Name extends BuiltCallName>(
  { home, by }: Student,
  name: Name,
  input: CallInput<CallOf<Name>>,
): Promise<CallOutput<CallOf<Name>>> => persist(home, (address) => callAt(address, name, by, input));

/** Students like this one, signed in, half of them at each process. */
async function classOf(like: Named, at: '9A' | '9B', mark: string): Promise<Student[]> {
  const place = machine.world.places[at];
  const names = await addMates(machine.database.db, { like, at: place, count: students, mark });
  return Promise.all(
    names.map(async (loginName, index) => {
      const home = index < students / 2 ? first : other;
      return { home, by: await signInTo(home.address, { loginName }) };
    }),
  );
}

/** Saves of everybody that were acknowledged; whoever waits hears of it. */
const progress = { saved: 0, waiting: [] as { readonly at: number; readonly hear: () => void }[] };
function noteSave(): void {
  progress.saved += 1;
  for (const { at, hear } of progress.waiting) if (progress.saved === at) hear();
}
const savedSoMany = (at: number) =>
  new Promise<void>((resolve) => {
    progress.waiting.push({ at, hear: resolve });
  });

/** A student takes an assessment. Returns the newest answer to each question that the server acknowledged. */
async function takeExam(student: Student, assessment_id: number) {
  const lease = randomUUID();
  const { data } = await call(student, 'start-attempt', { assessment_id, lease });
  const own = { attempt_id: data.attempt_id, lease };
  const acknowledged = new Map<number, { readonly seq: number; readonly text: string }>();
  for (let seq = 1; seq <= saves; seq += 1) {
    const position = ((seq - 1) % questions) + 1;
    const text = `${data.attempt_id}, change ${seq}`;
    const change = { position, seq, answer: { type: 'subjective' as const, text } };
    const { data: told } = await call(student, 'save-answers', { ...own, answers: [change] });
    expect(told.saved).toContainEqual(expect.objectContaining({ position, seq }));
    acknowledged.set(position, { seq, text });
    noteSave();
  }
  const receipt = await call(student, 'submit-attempt', own);
  const again = await call(student, 'submit-attempt', own);
  expect(again.data.handed_in_at).toBe(receipt.data.handed_in_at);
  return { attemptId: data.attempt_id, acknowledged };
}

/** A student programs and hands in; the texts that were acknowledged, in their order. */
async function program(student: Student, project_id: number) {
  const { data: opened } = await call(student, 'compilerWorkspace', { project_id });
  const { workspace_id } = opened;
  const texts: string[] = [];
  for (let base_sequence = 0; base_sequence < saves; base_sequence += 1) {
    const text = `<p>${workspace_id} ${randomUUID()}</p>`;
    const save = { workspace_id, base_sequence, save_id: randomUUID(), kind: 'save' as const };
    const { data } = await call(student, 'save-workspace-program', { ...save, program: page(text) });
    expect(data.head.sequence).toBe(base_sequence + 1);
    texts.push(text);
    noteSave();
  }
  const ofWork = { assignment_type: 1 as const };
  const { data: draft } = await call(student, 'workspace-upload', { ...ofWork, workspace_id, sequence: 0 });
  expect(draft.sequence).toBe(saves);
  const { formSession } = await call(student, 'get-form-session', { form: 'work' });
  const handIn = {
    ...ofWork,
    project_id,
    my_learning: 'I learned patience.',
    url: '',
    file_path: [],
    version: draft.version,
    formSession,
    draft_flag: 1 as const,
  };
  const done = await call(student, 'update-project-file', handIn);
  expect(await call(student, 'update-project-file', handIn)).toEqual(done);
  return { student, workspace_id, texts };
}

/** A file on its way to the first process, of which a half is there; what sends the rest and claims it. */
async function halfUpload() {
  const { token } = await signInTo(first.address, machine.world.asha);
  const picture = new Uint8Array(await sampleFile('picture.png'));
  const upload = idOf(await beginUpload(first.address, token, 'picture.png', picture.length));
  const half = picture.slice(0, picture.length / 2);
  expect((await sendPart(first.address, token, upload, half)).status).toBe(204);
  return async () => {
    const offset = await arrived(other.address, token, upload);
    expect(offset).toBe(half.length);
    const rest = await sendPart(other.address, token, upload, picture.slice(offset), offset);
    expect(rest.status).toBe(204);
    expect(await claimUpload(other.address, token, upload, 'picture.png')).toMatchObject({ status: 200 });
  };
}

/** An import of another school, applied by the first process and not done: its last statements wait for a row. */
async function stuckImport() {
  const { otherAdmin } = machine.world;
  const by = await signInTo(first.address, otherAdmin);
  const ask = <Name extends BuiltCallName>(name: Name, input: CallInput<CallOf<Name>>) =>
    callAt(first.address, name, by, input);
  const rows = Array.from({ length: newcomers }, (_, at) => [`IMPORTED${at}`, 'Zoya', 'Grade 1', 'A']);
  const bytes = Buffer.from(csv(['Username', 'First name', 'Class', 'Section'], ...rows));
  const upload_id = await sendWhole(first.address, by.token, 'people.csv', bytes, 'roster');
  const { data } = await ask('bulk-upload-student', {
    school_id: 0,
    kind: 'students',
    upload_id,
    org_name: 'people.csv',
  });
  const of = { school_id: 0, import_id: data.import_id };
  const settled = async (state: string) => {
    await expect.poll(async () => (await ask('get-import', of)).data.state).toBe(state);
    return (await ask('get-import', of)).data;
  };
  const { version, columns, dates, classes, complete, file_wins, new_logins, twice } =
    await settled('mapping');
  const options = { columns, dates, classes, complete, file_wins, new_logins, twice };
  await ask('check-import', { ...of, version, ...options });
  const checked = await settled('reviewing');
  expect(checked.counts.new).toBe(newcomers);
  const { db } = machine.database;
  // Longer than any call may hold it.
  const holder = new Client({ connectionString: machine.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from schools where id = $1 for no key update', [otherAdmin.schoolId]);
  await ask('apply-import', { ...of, version: checked.version, leavers: checked.counts.leaver });
  const waiting = () =>
    db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
  await expect.poll(async () => (await waiting()).rows.length).toBe(1);
  return {
    letGo: async () => {
      await holder.query('rollback');
      await holder.end();
      // As if the minute had passed for which a job is its process's.
      await db
        .update(jobs)
        .set({ lockedUntil: sql`now() - interval '1 second'` })
        .where(sql`kind = 'long-roster-apply' and done_at is null`);
    },
    importId: data.import_id,
  };
}

describe.skipIf(!hasRedis)('a process that is killed under a class and an exam', () => {
  it('leaves everybody working at the other: nothing acknowledged is lost, nothing counts twice, and its jobs are done [CE-01, CW-21, QU-03, QU-10]', async () => {
    const { world, database } = machine;
    const { db } = database;
    const stuck = await stuckImport();
    const goOn = await halfUpload();
    other = await machine.start();
    const takers = await classOf(world.dev, '9A', 'EXAM');
    const programmers = await classOf(world.esha, '9B', 'CODE');
    const { projectId } = await openProject(db, { schoolId: 1, ...world.places['9B'] }, 'html');
    const ask = { type: 'subjective' as const, prompt: 'Why?' };
    const exam = await addExam(
      db,
      {
        schoolId: 1,
        authorId: world.asha.id,
        groups: [world.places['9A']],
        questions: Array.from({ length: questions }, () => ask),
      },
      new Date(),
    );
    // Amid the saves, not before and not after them.
    const killing = savedSoMany((students * saves) / 2).then(() => first.kill());
    const [taken, programmed] = await Promise.all([
      Promise.all(takers.map((student) => takeExam(student, exam.id))),
      Promise.all(programmers.map((student) => program(student, projectId))),
      killing,
    ]);
    expect(moved).toBeGreaterThan(0);
    await goOn();

    const rows = await db.select().from(attempts).where(eq(attempts.assessmentId, exam.id));
    expect(rows.map(({ number, state }) => [number, state])).toEqual(takers.map(() => [1, 'handed_in']));
    for (const { attemptId, acknowledged } of taken) {
      const stored = await db.select().from(answers).where(eq(answers.attemptId, attemptId));
      expect(new Map(stored.map(({ position, seq, value }) => [position, { seq, value }]))).toEqual(
        new Map(
          [...acknowledged].map(([position, { seq, text }]) => [
            position,
            { seq, value: { type: 'subjective', text } },
          ]),
        ),
      );
      expect(await db.$count(answerLog, eq(answerLog.attemptId, attemptId))).toBe(saves);
    }
    for (const { student, workspace_id, texts } of programmed) {
      expect(await db.$count(workspaceVersions, eq(workspaceVersions.workspaceId, workspace_id))).toBe(saves);
      for (const [index, text] of texts.entries()) {
        const version = { workspace_id, sequence: index + 1 };
        const { data } = await callAt(other.address, 'workspace-version', student.by, version);
        expect(data.program).toMatchObject(page(text));
      }
    }
    expect(await db.$count(workAttempts)).toBe(students);

    await stuck.letGo();
    const stateOf = async () =>
      (await db.select().from(imports).where(eq(imports.id, stuck.importId)))[0]?.state;
    await expect.poll(stateOf).toBe('applied');
    expect(await db.$count(people, sql`login_name like 'IMPORTED%'`)).toBe(newcomers);
    const [job] = await db.select().from(jobs).where(eq(jobs.kind, 'long-roster-apply'));
    expect(job).toMatchObject({ attempts: 2, failures: 0 });
  });
});
