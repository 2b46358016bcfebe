import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { QuestionType } from '#contract/assessments/question-types.rules.ts';
import type { Schedule } from '#contract/assessments/schedule.wire.ts';
import { randomOf } from '#contract/assessments/shuffle.rules.ts';
import {
  type Assessment,
  answerLog,
  answers,
  assessmentStudents,
  assessments,
  attemptItems,
  attemptQuestionsWithKeys,
  attempts,
  drawQuestions,
  fixAudience,
  handIn,
  questionBanks,
  questions,
  questionVersions,
  queueEnding,
  windowFieldsOf,
} from '#server/assessments/index.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { instantOf } from '#server/timetable/index.ts';
import type { Queryable } from '../db/database.ts';
import { demoAnswer } from './assessment-answers.ts';
import { groupsOf, demoStudent as student, demoTeacher as teacher } from './assessment-groups.ts';
import type { Writer } from './curriculum-files.ts';
import { seedPracticals } from './practicals.ts';
import { sunrise } from './schools.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface DemoAssessment {
  readonly name: string;
  readonly bank: string;
  readonly instructions: string;
  /** How many questions of which types. */
  readonly asks: Readonly<Partial<Record<QuestionType, number>>>;
  /** Questions that each attempt draws of the bank. */
  readonly draws?: number;
  /** In days from now. */
  readonly opens: number;
  readonly lasts: number;
  readonly minutes: number;
  readonly groups: number;
  readonly changes?: Partial<Schedule>;
  /** How many of its students took it; the demo's student among them. */
  readonly taken?: number;
  /** How many of those still work. */
  readonly working?: number;
  readonly isReleased?: boolean;
  /**
   * By question in the order of the assessment how easy it is: a factor of the student's skill. Below 0: its key is wrong,
   * so the better a student is, the rarer the answer counts. Left out: 1.
   */
  readonly ease?: readonly number[];
}

const demos: readonly DemoAssessment[] = [
  {
    name: 'Networks and the internet: end of unit',
    bank: 'Networks and the internet',
    instructions: 'Answer all questions. You may go back to a question until you hand in.',
    asks: { mcq: 2, multi: 1, true_false: 2, fill: 2, match: 1 },
    opens: -16,
    lasts: 0.25,
    minutes: 40,
    groups: 2,
    taken: 60,
    isReleased: true,
    // Statistics have something to say: one is easy for all, one is too hard, and one has the wrong key.
    ease: [1, 1, 1.8, 0.3, 1, 1, -1, 1],
  },
  {
    name: 'First steps in Python: written test',
    bank: 'First steps in Python',
    instructions: 'Two questions ask for sentences of your own: a few lines are enough.',
    asks: { mcq: 2, multi: 1, fill: 2, match: 1, subjective: 1 },
    opens: -4,
    lasts: 0.25,
    minutes: 45,
    groups: 1,
    changes: { shuffle_questions: 0 },
    taken: 14,
  },
  {
    name: 'Safety online: quick check',
    bank: 'Safety online',
    instructions: 'A short check before we go on. It counts for nobody’s mark.',
    asks: { mcq: 2, true_false: 2, match: 1 },
    draws: 2,
    opens: -0.1,
    lasts: 6,
    minutes: 120,
    groups: 2,
    changes: { attempts: 2 },
    taken: 12,
    working: 4,
  },
  {
    name: 'Parts of a computer: unit test',
    bank: 'Parts of a computer',
    instructions: 'Your teacher gives you a code at the start. Phones stay in the bag.',
    asks: { mcq: 2, multi: 1, true_false: 1, fill: 2, match: 1, subjective: 1 },
    opens: 3,
    lasts: 0.2,
    minutes: 45,
    groups: 1,
    changes: { needs_code: 1 },
  },
  {
    name: 'Algorithms and flowcharts: draft',
    bank: 'Algorithms and flowcharts',
    instructions: '',
    asks: { mcq: 2, fill: 1 },
    opens: 0,
    lasts: 0,
    minutes: 30,
    groups: 0,
    changes: { state: 'draft', show_policy: 'score' },
  },
];

/** Assessments in every state: released with figures, to be marked, running, due, and a draft. */
export async function seedAssessments(writer: Writer): Promise<void> {
  const { db } = writer;
  const [school] = await db.select().from(schools).where(eq(schools.id, sunrise));
  const groups = await groupsOf(writer);
  if (!school || groups.length === 0) return;
  const now = Date.now();
  for (const [at, demo] of demos.entries()) {
    writer.at(Math.max(1, 1 - demo.opens));
    await writer.signIn(teacher);
    const opensAt = demo.groups === 0 ? null : new Date(openingOf(demo.opens, now, school.timeZone));
    const closesAt = opensAt && new Date(opensAt.getTime() + demo.lasts * day);
    const lastStartAt = closesAt && new Date(closesAt.getTime() - demo.minutes * minute);
    const { formSession } = await writer.call('get-form-session', { form: 'assessment' }, teacher);
    const { data } = await writer.call(
      'create-schedule-assessment',
      {
        assessment_name: demo.name,
        kind: 'theory',
        instructions: demo.instructions,
        ...windowFieldsOf({ opensAt, lastStartAt, closesAt }, school.timeZone),
        minutes: demo.minutes,
        items: await itemsOf(writer, demo),
        groups: groups.slice(0, demo.groups).map(({ gradeId, divisionId }) => ({
          grade_id: gradeId,
          division_id: divisionId,
        })),
        ...demo.changes,
        formSession,
      },
      teacher,
    );
    if (!demo.taken) continue;
    await takeBy(writer, data.assessment_id, demo, at);
    if (!demo.isReleased) continue;
    writer.at(-demo.opens - demo.lasts - 1);
    await writer.signIn(teacher);
    await writer.call('release-assessment', { assessment_id: data.assessment_id }, teacher);
  }
  await seedPracticals(writer);
}

/** In the morning of a school day, or two hours ago. */
function openingOf(days: number, now: number, timeZone: string): number {
  const at = new Date(now + days * day);
  if (Math.abs(days) < 1) return Math.floor(at.getTime() / (15 * minute)) * 15 * minute;
  return instantOf({ day: schoolDay(at, timeZone), minutes: 9 * 60 + 30 }, timeZone);
}

async function itemsOf(
  { db }: Writer,
  { bank, asks, draws = 0 }: DemoAssessment,
): Promise<Schedule['items']> {
  const found = await db
    .select({ id: questions.id, bankId: questions.bankId, type: questionVersions.type })
    .from(questions)
    .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
    .innerJoin(questionVersions, eq(questionVersions.questionId, questions.id))
    .where(eq(questionBanks.name, bank))
    .orderBy(asc(questions.id));
  const left = new Map(Object.entries(asks));
  const chosen = found.filter(({ type }) => {
    const more = left.get(type) ?? 0;
    left.set(type, more - 1);
    return more > 0;
  });
  const fixed = { number: 0, bank_id: 0, drawn_type: '' as const, drawn: 0, marks: null };
  const drawn = { question_id: 0, number: 0, drawn_type: '' as const, marks: 1 };
  return [
    ...chosen.map(({ id }) => ({ ...fixed, question_id: id })),
    ...(draws > 0 && found[0] ? [{ ...drawn, bank_id: found[0].bankId, drawn: draws }] : []),
  ];
}

/** Below the calls: an attempt would take three of them, and a sign-in. */
async function takeBy(
  { db }: Writer,
  assessmentId: number,
  demo: DemoAssessment,
  seed: number,
): Promise<void> {
  const isIt = and(eq(assessments.schoolId, sunrise), eq(assessments.id, assessmentId));
  const [given] = await db.select().from(assessments).where(isIt);
  if (!given?.opensAt) return;
  await fixAudience(db, given);
  const [assessment] = await db
    .update(assessments)
    .set({ firstStartAt: given.opensAt })
    .where(isIt)
    .returning();
  if (!assessment) return;
  const sitting = await sittersOf(db, assessment);
  const random = randomOf(seed * 7919 + 17);
  for (const [index, one] of sitting.slice(0, demo.taken).entries()) {
    const isWorking = index >= (demo.taken ?? 0) - (demo.working ?? 0);
    // Two handfuls start at once, the others come by and by.
    const startedAt = new Date(given.opensAt.getTime() + (isWorking ? 90 : index % 9) * minute);
    const handedInAt = new Date(
      startedAt.getTime() + Math.round((0.4 + random() * 0.5) * demo.minutes) * minute,
    );
    await take(db, assessment, {
      ...one,
      startedAt,
      handedInAt: isWorking ? null : handedInAt,
      skill: 0.3 + random() * 0.68,
      ease: demo.ease ?? [],
      random,
    });
  }
}

/** Whom it was written down for, the demo's student first. */
async function sittersOf(db: Writer['db'], { id }: Assessment) {
  const rows = await db
    .selectDistinctOn([people.id], {
      personId: people.id,
      login: people.loginName,
      gradeId: memberships.gradeId,
      divisionId: memberships.divisionId,
    })
    .from(assessmentStudents)
    .innerJoin(people, and(eq(people.schoolId, sunrise), eq(people.id, assessmentStudents.personId)))
    .innerJoin(memberships, and(eq(memberships.schoolId, sunrise), eq(memberships.personId, people.id)))
    .where(and(eq(assessmentStudents.schoolId, sunrise), eq(assessmentStudents.assessmentId, id)))
    .orderBy(people.id, asc(memberships.gradeId));
  return rows.toSorted((one, other) => Number(other.login === student) - Number(one.login === student));
}

interface Taking {
  readonly personId: number;
  readonly gradeId: number;
  readonly divisionId: number;
  readonly startedAt: Date;
  /** null: they still work. */
  readonly handedInAt: Date | null;
  /** How often they are right, from 0 to 1. */
  readonly skill: number;
  readonly ease: readonly number[];
  readonly random: () => number;
}

/** One attempt with its answers, and a save a minute. */
async function take(db: Queryable, assessment: Assessment, of: Taking): Promise<void> {
  const { personId, gradeId, divisionId, startedAt, handedInAt, skill, ease, random } = of;
  const chanceAt = (itemPosition: number): number => {
    const factor = ease[itemPosition - 1] ?? 1;
    return factor < 0 ? 1 - skill : skill * factor;
  };
  const seed = Math.floor(random() * 2 ** 31);
  const items = await drawQuestions(db, assessment, seed);
  const lease = randomUUID();
  const savedAt = (position: number) => new Date(startedAt.getTime() + position * 2 * minute);
  const answered = handedInAt === null ? Math.ceil(items.length / 2) : items.length;
  const [attempt] = await db
    .insert(attempts)
    .values({
      schoolId: assessment.schoolId,
      assessmentId: assessment.id,
      personId,
      number: 1,
      gradeId,
      divisionId,
      startedAt,
      endsAt: new Date(startedAt.getTime() + assessment.minutes * minute),
      seed,
      lease,
      leasedAt: startedAt,
      device: 'Chrome, Windows',
      seq: answered,
      savedAt: savedAt(answered),
      marksMost: items.reduce((sum, { marksMost }) => sum + marksMost, 0),
    })
    .returning();
  if (!attempt) return;
  const own = { schoolId: attempt.schoolId, attemptId: attempt.id, personId };
  await db.insert(attemptItems).values(items.map((item) => ({ ...own, ...item })));
  const asked = await attemptQuestionsWithKeys(db, attempt);
  const given = asked.slice(0, answered).flatMap(({ item: { position, itemPosition }, version, key }) => {
    // Few leave a question out.
    if (random() < 0.04) return [];
    const value = demoAnswer(version.body, key, { isRight: random() < chanceAt(itemPosition), random });
    return [{ ...own, position, seq: position, value }];
  });
  if (given.length > 0) {
    await db.insert(answers).values(given.map((row) => ({ ...row, savedAt: savedAt(row.position) })));
    await db.insert(answerLog).values(
      given.map((row) => ({
        ...row,
        receivedAt: savedAt(row.position),
        lease,
        isLate: false,
        counts: true,
      })),
    );
  }
  if (handedInAt) await handIn(db, attempt, { now: handedInAt, reason: 'student', at: handedInAt });
  else await queueEnding(db, attempt.endsAt);
}
