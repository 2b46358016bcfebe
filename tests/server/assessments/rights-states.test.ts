import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import type { BuiltCallName } from '#contract/catalogue.ts';
import { roles } from '#contract/core/roles.ts';
import { assessmentItems, assessments } from '#server/assessments/schema/assessments.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, sampleFile } from '../test-server.ts';
import { asha, at, begun, db, examFor9A, secondsLater, test, useExams } from './exam-harness.ts';
import { mcqFields } from './question-rows.ts';

/** Who may do what from the draft to the release, and that nothing of what is right leaves the server before. */

useExams({ DEVICES_AT_ONCE: 'allow' });

const callers = [
  'asha',
  'bina',
  'chetan',
  'admin',
  'dev',
  'esha',
  'otherAdmin',
  'otherFaculty',
  'otherStudent',
  'clubFaculty',
  'demoAdmin',
  'demoFaculty',
  'demoStudent',
  'superAdmin',
  'finance',
  'helpdesk',
  'nobody',
] as const;
type Caller = (typeof callers)[number];
const clients = new Map<Caller, Client>();
const signIn = async () => {
  for (const caller of callers)
    clients.set(caller, caller === 'nobody' ? test.anonymous : await test.enter(test.world[caller]));
};
const of = (caller: Caller): Client => clients.get(caller)!;

const secret = { explanation: 'Explained-8242', model: 'Model-8242', gap: 'gapword8242' };
const questions = [
  { explanation: secret.explanation },
  {
    type: 'fill' as const,
    prompt: 'It is ___.',
    blanks: [{ id: 'gap1', answers: [secret.gap], number: null, tolerance: 0 }],
    explanation: secret.explanation,
  },
  { type: 'subjective' as const, prompt: 'Why?', modelAnswer: secret.model, explanation: secret.explanation },
];

type Exam = Awaited<ReturnType<typeof examFor9A>>;
const states = ['draft', 'scheduled', 'running', 'closed', 'released'] as const;
type State = (typeof states)[number];

const hour = 3_600_000;
const day = (at: number) => new Date(Date.parse('2026-11-18T06:00:00Z') + at * hour);

/** An assessment of asha's in this state; where it has run, dev handed it in. */
async function examIn(state: State): Promise<{ exam: Exam; attempt_id: number }> {
  await at(0);
  const exam = await examFor9A({
    questions,
    changes: {
      state: state === 'draft' ? 'draft' : 'scheduled',
      ...(state === 'scheduled' && { opensAt: day(1) }),
      lastStartAt: day(2),
      closesAt: day(3),
    },
  });
  if (state === 'draft' || state === 'scheduled') return { exam, attempt_id: 0 };
  const attempt = await begun(exam.id);
  await attempt.save({ position: 3, seq: 1, answer: { type: 'subjective', text: 'Because.' } });
  if (state === 'running') return { exam, attempt_id: attempt.attempt_id };
  await attempt.submit();
  const { attempt_id } = attempt;
  await at(4 * 60);
  if (state === 'released') {
    await asha.ok('update-subjective-marks', { attempt_id, rows: [{ position: 3, marks: 1, version: 1 }] });
    await asha.ok('release-assessment', { assessment_id: exam.id });
  }
  return { exam, attempt_id };
}

interface Ids {
  readonly exam: Exam;
  readonly attempt_id: number;
}
type Inputs = Partial<Record<BuiltCallName, (ids: Ids) => object>>;
const page = { page: 1, size: 50 };
const byExam = ({ exam }: Ids) => ({ assessment_id: exam.id });
const byExamPaged = (ids: Ids) => ({ ...byExam(ids), ...page });

/** What staff asks of an assessment, and who but its author is answered once it is given to students. */
const staffReads: Partial<Record<BuiltCallName, [(ids: Ids) => object, readonly Caller[]]>> = {
  'assessment-statistics': [byExam, ['bina', 'admin']],
  'schedule-assessment-student': [byExamPaged, ['bina', 'admin']],
  'live-board': [byExamPaged, ['bina', 'admin']],
  'get-generate-all-otp': [byExamPaged, ['bina', 'admin']],
  'unattemted-assessment-student': [byExamPaged, ['bina', 'admin']],
  'download-assessment-student': [byExamPaged, ['bina', 'admin']],
  'result-sheets': [(ids) => ({ ...byExam(ids), page: 1, size: 10 }), ['bina', 'admin']],
  'answers-to-mark': [byExam, ['bina', 'admin']],
  'completed-practical-assessment-list': [byExamPaged, ['bina', 'admin']],
  'edit-schedule-assessment': [byExam, ['admin']],
  'preview-release': [byExam, []],
  'preview-regrade': [
    ({ exam }) => ({ assessment_id: exam.id, question_id: exam.asked[0]!.id, way: 'full_credit' }),
    [],
  ],
};

/** What changes it; only its author may, and admins what is of one student. Sent by nobody who may. */
const staffWrites: Inputs = {
  'release-assessment': byExam,
  'withdraw-assessment': (ids) => ({ ...byExam(ids), version: 1, reason: 'Not theirs.' }),
};

/** Every call that a student may make; one that is added has to be added here. */
const studentCalls: Inputs = {
  'convert-date-time-zonewise': () => ({ date: '2026-11-20', time: '09:00' }),
  'get-student-assessments': () => ({}),
  'get-upcoming-assessment': () => ({}),
  'start-attempt': (ids) => ({ ...byExam(ids), lease: randomUUID() }),
  'get-attempt': ({ attempt_id }) => ({ attempt_id: attempt_id || 999_999 }),
  'save-answers': ({ attempt_id }) => ({
    attempt_id: attempt_id || 999_999,
    lease: randomUUID(),
    answers: [{ position: 2, seq: 9, answer: { type: 'fill', blanks: { gap1: 'guess' } } }],
  }),
  'take-over-attempt': ({ attempt_id }) => ({ attempt_id: attempt_id || 999_999, lease: randomUUID() }),
  'submit-attempt': ({ attempt_id }) => ({ attempt_id: attempt_id || 999_999, lease: randomUUID() }),
  'get-assessment-result': ({ attempt_id }) => ({ attempt_id: attempt_id || 999_999 }),
};

const isRefused = (status: number) => [401, 403, 404].includes(status);

/** Who of all is answered; the others are refused: 401, 403 or 404. */
async function answeredOf(statusOf: (caller: Caller) => Promise<number>): Promise<Caller[]> {
  const answered: Caller[] = [];
  for (const caller of callers) {
    const status = await statusOf(caller);
    if (status === 200) answered.push(caller);
    else if (!isRefused(status)) throw new Error(`${caller}: ${status}`);
  }
  return answered;
}

const ask = (caller: Caller, name: string, input: object) =>
  of(caller).call(name as 'live-board', input as never);
const hiddenIn = (text: string, { asked }: Exam) => [
  ...Object.values(secret).filter((word) => text.includes(word)),
  ...asked.map(({ stored }) => JSON.stringify(stored.key)).filter((key) => text.includes(key)),
  ...(/"(?:key|explanation|modelAnswer|isRight|is_right)":/.exec(text) ?? []),
];

it('a student’s calls are all in the table of this file [CG-07]', () => {
  const all = Object.entries(assessmentsCalls).filter(([, { access }]) => roles.student in access);
  expect(Object.keys(studentCalls).toSorted()).toEqual(all.map(([name]) => name).toSorted());
});

describe.each(states)('%s', (state) => {
  let ids: Ids;
  beforeAll(async () => {
    ids = await examIn(state);
  });
  beforeEach(async () => {
    // Over for all, where it has run.
    await at(state === 'closed' || state === 'released' ? 4 * 60 : 0);
    await signIn();
  });

  it.each(Object.entries(staffReads))(
    '%s is answered to who may read it alone [CE-01, CE-02, CE-03, CG-07]',
    async (name, [input, colleagues]) => {
      const allowed: readonly Caller[] = ['asha', ...(state === 'draft' ? [] : colleagues)];
      const answered = await answeredOf(async (caller) => (await ask(caller, name, input(ids))).status);
      expect(answered.toSorted()).toEqual(allowed.toSorted());
    },
  );

  it('nobody but its author changes it [CE-01, CE-02, CG-07]', async () => {
    const before = await db().select().from(assessments).where(eq(assessments.id, ids.exam.id));
    for (const [name, input] of Object.entries(staffWrites)) {
      const others = callers.filter((caller) => caller !== 'asha');
      const statuses = await Promise.all(others.map((caller) => ask(caller, name, input(ids))));
      expect([name, statuses.filter(({ status }) => !isRefused(status))]).toEqual([name, []]);
    }
    expect(await db().select().from(assessments).where(eq(assessments.id, ids.exam.id))).toEqual(before);
  });

  it('students who are not invited, and staff, get nothing by a student’s call [CE-01, CG-07]', async () => {
    for (const [name, input] of Object.entries(studentCalls))
      for (const caller of callers) {
        if (caller === 'dev') continue;
        const answer = await ask(caller, name, input(ids));
        const text = JSON.stringify(answer);
        expect([name, caller, hiddenIn(text, ids.exam), text.includes('Because.')]).toEqual([
          name,
          caller,
          [],
          false,
        ]);
        const isStudent = ['esha', 'otherStudent', 'demoStudent'].includes(caller);
        expect([name, caller, isStudent && text.includes(ids.exam.title)]).toEqual([name, caller, false]);
      }
  });

  it('who is invited reads nothing of what is right before it is released and over [CE-01, CE-02, QU-37]', async () => {
    const texts: Record<string, string> = {};
    for (const [name, input] of Object.entries(studentCalls))
      if (name !== 'submit-attempt') texts[name] = JSON.stringify(await ask('dev', name, input(ids)));
    texts['submit-attempt'] = JSON.stringify(
      await ask('dev', 'submit-attempt', studentCalls['submit-attempt']!(ids)),
    );
    const said = Object.entries(texts).filter(([, text]) => hiddenIn(text, ids.exam).length > 0);
    // Released and over, the result says what is right, and nothing else does.
    expect(said.map(([name]) => name)).toEqual(state === 'released' ? ['get-assessment-result'] : []);
    const named = Object.values(texts).some((text) => text.includes(ids.exam.title));
    expect(named).toBe(state !== 'draft');
  });
});

describe('what travels by itself', () => {
  it('from the schedule to the release says no word of what is right, nor of an answer [CE-01, CC-13]', async () => {
    await at(0);
    const sent: string[] = [];
    const { broadcaster } = test.server.app;
    const broadcast = broadcaster.broadcast.bind(broadcaster);
    broadcaster.broadcast = (...all) => {
      sent.push(JSON.stringify(all.slice(1)));
      return broadcast(...all);
    };
    const dev = await test.enter(test.world.dev);
    const exam = await examFor9A({ questions });
    const session = await formSession(asha);
    const { values, version } = (await asha.ok('edit-schedule-assessment', { assessment_id: exam.id })).data;
    await asha.ok('update-schedule-assessment', {
      ...values,
      assessment_id: exam.id,
      version,
      minutes: 30,
      formSession: session,
    });
    const attempt = await begun(exam.id, dev);
    const { attempt_id } = attempt;
    await attempt.submit({ position: 3, seq: 1, answer: { type: 'subjective', text: 'Because.' } });
    await asha.ok('update-subjective-marks', {
      attempt_id,
      rows: [{ position: 3, marks: 1, version: 1, feedback: 'Feedback-8242' }],
    });
    await asha.ok('release-assessment', { assessment_id: exam.id });
    broadcaster.broadcast = broadcast;
    expect(sent.length).toBeGreaterThan(3);
    const text = sent.join('\n');
    expect(hiddenIn(text, exam)).toEqual([]);
    for (const word of ['Because.', 'Feedback-8242', '"marks"']) expect(text).not.toContain(word);
  });
});

describe('a picture of a question', () => {
  it('is opened by who got the question, from the start on, and by who may read it [CE-01, CG-07]', async () => {
    await at(0);
    const bytes = await sampleFile('picture.png');
    const upload_id = await test.finishedUpload(test.world.asha, 'router.png', bytes, 'question');
    const { data: file } = await asha.ok('save-question-picture', { upload_id, org_name: 'router.png' });
    const exam = await examFor9A();
    const fields = { bankId: exam.bankId, pictureId: file.id, pictureWords: 'A router' };
    const { data: saved } = await asha.ok('save-question', {
      ...mcqFields(fields),
      id: 0,
      version: 0,
      formSession: await formSession(asha),
    });
    await db()
      .update(assessmentItems)
      .set({ questionId: saved.id })
      .where(eq(assessmentItems.assessmentId, exam.id));
    await signIn();
    const readers = () => answeredOf(async (caller) => (await of(caller).get(`/files/${file.id}`)).status);
    // Bina teaches the division, and marks what its students answer, from the first answer on.
    expect(await readers()).toEqual(['asha', 'admin']);
    const attempt = await begun(exam.id, of('dev'));
    expect(await readers()).toEqual(['asha', 'bina', 'admin', 'dev']);
    await attempt.submit();
    secondsLater(1);
    expect(await readers()).toEqual(['asha', 'bina', 'admin', 'dev']);
  });
});
