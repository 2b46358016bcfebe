/**
 * `npm run bench:exam`: 1,000 students start one assessment within 10 seconds, each saves every 5 seconds for a minute,
 * and all hand in within 10 seconds, with the rate limits of an installation as it comes. The run fails if starts, saves
 * or hand-ins take more than 100 ms (p95), or the statistics of them all do, if one is refused, or if an acknowledged
 * answer is not stored. It works on a
 * database of its own, which it removes at the end. The bars are for a machine that does nothing else: how much of it
 * other programs took is printed beside them. `STUDENTS=` and `LASTS=` (seconds of saving) change the size.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import type { BuiltCallName, CallOf } from '#contract/catalogue.ts';
import type { CallInput, CallOutput } from '#contract/core/define-call.ts';
import { openDatabase, patientLimits } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { addExam } from '../server/assessments/exam-rows.ts';
import { Connection, encode } from './http-load.ts';
import { requestOf } from './product-client.ts';
import {
  buildServer,
  machineTimes,
  type Program,
  processorTimeOf,
  startPostgres,
  startProduct,
  stopEverything,
} from './programs.ts';
import { percentile } from './report.ts';
import { addClass, addOffice, addSchools, openSessions } from './school-rows.ts';

const bar = 100;
const students = Number(process.env['STUDENTS'] ?? 1_000);
const seconds = Number(process.env['LASTS'] ?? 60);
const everySeconds = 5;
/** In which all start, and in which all hand in. */
const rushSeconds = 10;
const questions = 20;
const school = 10_004;

const took = { starts: [] as number[], saves: [] as number[], 'hand-ins': [] as number[] };
/** By what was said, how often. */
const refused = new Map<string, number>();

class Student {
  /** By position the newest seq that the server said it has. */
  readonly acknowledged = new Map<number, number>();
  readonly lease = randomUUID();
  attempt: ShownAttempt | null = null;
  #seq = 0;

  constructor(
    private readonly line: Connection,
    private readonly token: string,
  ) {}

  async #ask<Name extends BuiltCallName>(
    kind: keyof typeof took,
    name: Name,
    input: CallInput<CallOf<Name>>,
  ): Promise<CallOutput<CallOf<Name>> | null> {
    const bytes = encode(requestOf(name, this.token, input));
    const asked = performance.now();
    try {
      const body = await this.line.send(bytes);
      return JSON.parse(body.toString()) as CallOutput<CallOf<Name>>;
    } catch (error) {
      const [status, code] = [/HTTP\/1.1 (\d+)/, /"code":"(\w+)"/].map(
        (what) => what.exec(String(error))?.[1],
      );
      const said = `${name} ${status ? `${status} ${code}` : String(error)}`;
      refused.set(said, (refused.get(said) ?? 0) + 1);
      return null;
    } finally {
      took[kind].push(performance.now() - asked);
    }
  }

  async start(assessment_id: number): Promise<void> {
    const answer = await this.#ask('starts', 'start-attempt', { assessment_id, lease: this.lease });
    this.attempt = answer?.data ?? null;
  }

  #change(index: number) {
    this.#seq += 1;
    const item = this.attempt?.items[index % questions];
    if (!item) throw new Error('The attempt has no such question.');
    const { body, position } = item;
    const answer: QuestionAnswer =
      body.type === 'mcq'
        ? { type: 'mcq', chosen: body.choices.slice(this.#seq % 2, (this.#seq % 2) + 1).map(({ id }) => id) }
        : { type: 'subjective', text: `Change ${this.#seq}. ${'A word of the answer. '.repeat(20)}` };
    return { position, seq: this.#seq, answer };
  }

  /** Two questions that were worked on since the last save. */
  async save(round: number): Promise<void> {
    if (!this.attempt) return;
    const answers = [this.#change(round * 2), this.#change(round * 2 + 1)];
    const own = { attempt_id: this.attempt.attempt_id, lease: this.lease };
    const answer = await this.#ask('saves', 'save-answers', { ...own, answers });
    for (const { position, seq } of answer?.data.saved ?? []) this.acknowledged.set(position, seq);
  }

  /** With the last change, which was not saved before. */
  async handIn(): Promise<void> {
    if (!this.attempt) return;
    const last = this.#change(0);
    const own = { attempt_id: this.attempt.attempt_id, lease: this.lease };
    const answer = await this.#ask('hand-ins', 'submit-attempt', { ...own, answers: [last] });
    if (answer) this.acknowledged.set(last.position, last.seq);
  }
}

/** A whole assessment, at the student's own place in each rush. */
async function takeExam(student: Student, index: number, assessmentId: number, begun: number): Promise<void> {
  const until = (second: number) => pause(Math.max(0, begun + second * 1_000 - performance.now()));
  const place = (index / students) * rushSeconds;
  await until(place);
  await student.start(assessmentId);
  for (let round = 0; (round + 1) * everySeconds < seconds; round += 1) {
    await until(place + (round + 1) * everySeconds);
    await student.save(round);
  }
  await until(place + seconds);
  await student.handIn();
}

/** The products' processor time and what other programs took, from now until it is asked. */
function watchMachine(product: Program, postgresPid: number) {
  const ours = () =>
    processorTimeOf(product.pid) + processorTimeOf(postgresPid) + process.cpuUsage().user / 1e3;
  const [before, own] = [machineTimes(), ours()];
  const parts = [processorTimeOf(product.pid), processorTimeOf(postgresPid)] as const;
  return () => {
    const now = machineTimes();
    const all = now.all - before.all;
    const [server, data] = [processorTimeOf(product.pid) - parts[0], processorTimeOf(postgresPid) - parts[1]];
    return {
      server,
      data,
      own: (ours() - own) / all,
      others: (now.busy - before.busy - (ours() - own)) / all,
    };
  };
}

function tell(name: string, times: readonly number[]): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part));
  const isOver = !(p95 !== undefined && p95 <= bar);
  console.info(
    `${times.length} ${name}: p95 ${p95?.toFixed(1)} ms, median ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms` +
      (isOver ? ', OVER' : ''),
  );
  if (isOver) process.exitCode = 1;
}

try {
  await buildServer();
  const postgres = await startPostgres();
  const database = openDatabase(postgres.url, patientLimits);
  const { pool } = database;
  await migrateDatabase(pool);
  await addOffice(pool);
  await addSchools(pool, {
    firstId: 10_000,
    schools: 10,
    peopleEach: 40,
    noticesEach: 0,
    lastDay: '2026-11-18',
  });
  const place = await addClass(pool, school, students);
  const { rows: mates } = await pool.query<{ id: number; role: 3; school_id: number }>(
    `select id, role, school_id from people where school_id = $1 and login_name like 'CLASS%' order by id`,
    [school],
  );
  const signedIn = await openSessions(pool, mates);
  const exam = await addExam(
    database.db,
    {
      schoolId: school,
      authorId: place.teacher,
      groups: [{ gradeId: place.grade, divisionId: place.division }],
      questions: Array.from({ length: questions }, (_, index) =>
        index % 4 === 3
          ? { type: 'subjective' as const, prompt: `Why ${index}?` }
          : { prompt: `Which ${index}?` },
      ),
      changes: { shufflesQuestions: true, shufflesChoices: true },
    },
    new Date(),
  );
  await pool.query('vacuum analyze');
  const product = await startProduct(postgres.url, postgres.folder, 0, {
    DEMO_DATA: 'off',
    RATE_LIMITS: 'on',
  });
  const lines = await Promise.all(signedIn.map(() => Connection.open(product.port)));
  const sitting = signedIn.map(({ token }, index) => new Student(lines[index] as Connection, token));
  await product.takeLoopDelay();
  const machine = watchMachine(product, postgres.pid);
  const begun = performance.now();
  await Promise.all(sitting.map((student, index) => takeExam(student, index, exam.id, begun)));
  const { server, data, own, others } = machine();
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
  console.info(
    `${students} students: server, database and students took ${percent(own)} of the machine, other programs ${percent(others)}`,
  );
  // What a busy machine changes little.
  const calls = Object.values(took).flat().length;
  console.info(
    `processor time a call: server ${(server / calls).toFixed(2)} ms, database ${(data / calls).toFixed(2)} ms`,
  );
  for (const [name, times] of Object.entries(took)) tell(name, times);
  for (const [said, often] of refused) console.info(`refused ${often} times: ${said}`);
  if (refused.size > 0) process.exitCode = 1;

  const { rows: stored } = await pool.query<{ attempt_id: number; position: number; seq: number }>(
    'select attempt_id, position, seq from answers where school_id = $1',
    [school],
  );
  const seqs = new Map(stored.map((row) => [`${row.attempt_id} ${row.position}`, row.seq]));
  const lost = sitting.flatMap(({ attempt, acknowledged }) =>
    [...acknowledged].filter(([position, seq]) => seqs.get(`${attempt?.attempt_id} ${position}`) !== seq),
  );
  const { rows: ends } = await pool.query<{ handed_in: number }>(
    `select count(*)::int as handed_in from attempts where assessment_id = $1 and state <> 'open'`,
    [exam.id],
  );
  const handedIn = ends[0]?.handed_in ?? 0;
  console.info(`${handedIn} of ${students} handed in; ${lost.length} acknowledged answers are not stored`);
  if (handedIn !== students || lost.length > 0) process.exitCode = 1;
  // As if the teacher had marked what no key marks.
  await pool.query(
    `update answers set marks = 100, mark_source = 'teacher', marked_at = now() where school_id = $1 and marks is null`,
    [school],
  );
  await pool.query(
    `update attempts a set state = 'marked', marked_at = now(), marks = (select sum(marks) from answers
       where school_id = a.school_id and attempt_id = a.id) where a.assessment_id = $1`,
    [exam.id],
  );
  const [teacher] = await openSessions(pool, [{ id: place.teacher, role: 4, school_id: school }]);
  const asked = encode(requestOf('assessment-statistics', teacher?.token ?? '', { assessment_id: exam.id }));
  const line = await Connection.open(product.port);
  const figures: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const begunAt = performance.now();
    await line.send(asked);
    figures.push(performance.now() - begunAt);
  }
  line.close();
  tell(`readings of the statistics of ${students} attempts`, figures);
  for (const each of lines) each.close();
  await product.stop();
  await database.close();
} finally {
  await stopEverything();
}
