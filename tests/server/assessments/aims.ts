import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { roles } from '#contract/core/roles.ts';
import { accommodations } from '#server/assessments/schema/assessments.ts';
import { attemptItems, attempts } from '#server/assessments/schema/attempts.ts';
import { type Aim, type Aims, claimed, studentAt, type Target, test } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';
import { addExam } from './exam-rows.ts';
import { addRubric } from './practical-rows.ts';
import { addBank, addQuestion, mcqFields } from './question-rows.ts';

const anything = (input: object = {}): Aim => ({ body: () => input });
const row = (body: Aim['body']): Aim => ({ body, at: 'row', beyond: 404 });
const db = () => test.server.app.db;
const key = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));

let made = 0;
/** A bank of the caller's, of another teacher's who shares it with nobody, or of another school. */
async function newBank(who: Named, target: Target) {
  made += 1;
  const schoolId = target === 'otherSchool' ? 2 : who.schoolId === 0 && target === 'own' ? 0 : 1;
  const own = who.schoolId === 0 ? 0 : who.role === 4 ? who.id : test.world.asha.id;
  const authorId = target === 'own' ? own : test.world.bina.id;
  return { schoolId, authorId, bankId: await addBank(db(), { schoolId, authorId, name: `Aimed ${made}` }) };
}

const newQuestion = async (who: Named, target: Target) => {
  const bank = await newBank(who, target);
  return { ...bank, ...(await addQuestion(db(), bank)) };
};

const uploadOf = (who: Named) => `s${who.schoolId}-p${who.id}-questionfile-0011223344556677`;

type Changes = NonNullable<Parameters<typeof addExam>[1]['changes']>;

/**
 * An assessment of the caller's, or for them; one of a colleague's for another group; one of another school. Students
 * get one for 9B or 9A, teachers one for 10B, which chetan teaches, or 9A, which he does not.
 */
async function newExam(
  who: Named,
  target: Target,
  changes: Changes = {},
  questions: Parameters<typeof addExam>[1]['questions'] = [{}],
) {
  const { places, asha, otherFaculty, chetan } = test.world;
  const own = who.role === roles.student ? places['9B'] : places['10B'];
  const group = { own, sameSchool: places['9A'], otherSchool: places.other }[target];
  const isOther = target === 'otherSchool';
  const authorId = isOther ? otherFaculty.id : target === 'own' ? chetan.id : asha.id;
  return addExam(test.server.app.db, {
    schoolId: isOther ? 2 : 1,
    authorId,
    groups: [group],
    changes,
    questions,
  });
}

const exam = (fields: object = {}): Aim =>
  row(async (who, _client, target) => ({ assessment_id: (await newExam(who, target)).id, ...fields }));
/** Its question, in an attempt that was handed in. */
const asked = (fields: object = {}): Aim =>
  row(async (who, client, target) => {
    const made = await newExam(who, target);
    return {
      assessment_id: made.id,
      question_id: made.asked[0]?.id ?? 0,
      way: 'full_credit',
      formSession: await key(client),
      ...fields,
    };
  });
const scheduled: Aim = {
  body: (who, _client, target) => {
    const { login_id, school_id } = claimed(who, target);
    return { user_id: login_id, school_id };
  },
  at: 'claim',
};

const lease = '11111111-2222-4333-8444-555555555555';
/** An attempt of the caller's own, of another student of the school, or of one of another school. */
async function newAttempt(who: Named, target: Target, changes: Partial<typeof attempts.$inferInsert> = {}) {
  const { asked, id: assessmentId, schoolId } = await newExam(who, target);
  const { dev, otherStudent } = test.world;
  const personId = { own: who.id, sameSchool: dev.id, otherSchool: otherStudent.id }[target];
  return addAttempt({ schoolId, assessmentId, personId, asked }, changes);
}

interface Of {
  readonly schoolId: number;
  readonly assessmentId: number;
  readonly personId: number;
  readonly asked: readonly { readonly id: number }[];
}

async function addAttempt(
  { schoolId, assessmentId, personId, asked }: Of,
  changes: Partial<typeof attempts.$inferInsert>,
): Promise<number> {
  const { db } = test.server.app;
  const startedAt = new Date('2026-11-18T06:00:00Z');
  const [row] = await db
    .insert(attempts)
    .values({
      schoolId,
      assessmentId,
      personId,
      number: 1,
      gradeId: 0,
      divisionId: 0,
      startedAt,
      endsAt: new Date(startedAt.getTime() + 3_600_000),
      seed: 1,
      lease,
      leasedAt: startedAt,
      marksMost: 100,
      ...changes,
    })
    .returning();
  const attemptId = row?.id ?? 0;
  await db.insert(attemptItems).values({
    schoolId,
    attemptId,
    position: 1,
    personId,
    itemPosition: 1,
    questionId: asked[0]?.id ?? 0,
    questionNumber: 1,
    marksMost: 100,
  });
  return attemptId;
}
const attempt = (fields: object = {}): Aim =>
  row(async (who, _client, target) => ({ attempt_id: await newAttempt(who, target), ...fields }));
const handedIn = {
  state: 'marked' as const,
  handedInAt: new Date(),
  handInReason: 'student' as const,
  marks: 0,
};

/** For who marks: of a student whom chetan teaches and in an assessment of his, or of neither. */
async function markedAttempt(
  who: Named,
  target: Target,
  questions?: Parameters<typeof addExam>[1]['questions'],
) {
  const { asked, id: assessmentId, schoolId } = await newExam(who, target, {}, questions);
  const id = await addAttempt({ schoolId, assessmentId, personId: studentAt(target), asked }, handedIn);
  return { id, assessmentId };
}
/** The same with something made with a tool. */
const practicalOf = (fields: (level: number) => object = () => ({})): Aim =>
  row(async (who, _client, target) => {
    const task = { type: 'practical' as const, prompt: 'Make it.', choices: [] };
    const { asked, id: assessmentId, schoolId } = await newExam(who, target, {}, [task]);
    const id = await addAttempt({ schoolId, assessmentId, personId: studentAt(target), asked }, handedIn);
    return { attempt_id: id, position: 1, ...fields(await addRubric(db(), schoolId)) };
  });
const points = (rubricId: number) => ({ rubricId, scores: [{ position: 1, level: 1 }], version: 0 });
const answersOf = (fields: object = {}): Aim =>
  row(async (who, _client, target) => ({ attempt_id: (await markedAttempt(who, target)).id, ...fields }));

const schedule = {
  assessment_name: 'Aimed',
  state: 'draft' as const,
  minutes: 30,
  items: [],
};

export const aims: Aims<typeof assessmentsCalls> = {
  'assessment-statistics': exam(),
  'preview-regrade': asked(),
  'apply-regrade': row(async (who, client, target) => {
    const made = await newExam(who, target);
    const of = { assessment_id: made.id, question_id: made.asked[0]?.id ?? 0, way: 'full_credit' as const };
    const seen = await client.call('preview-regrade', of);
    const digest = seen.ok ? seen.data.data.digest : 'x'.repeat(64);
    return { ...of, digest, reason: 'The key was wrong.', formSession: await key(client) };
  }),
  'assessment-question-type': anything(),
  'get-assessment-project': anything(),
  'get-project-question': anything({ project_id: 999_999 }),
  'question-list': anything(),
  'question-choices': anything(),
  'export-questions': anything({ format: 'gift' }),
  'get-question-data': row(async (who, _client, target) => ({ id: (await newQuestion(who, target)).id })),
  'save-question': row(async (who, client, target) => {
    const { id, bankId } = await newQuestion(who, target);
    return { ...mcqFields({ bankId }), id, version: 1, formSession: await key(client) };
  }),
  'remove-question': row(async (who, _client, target) => ({
    rows: [{ id: (await newQuestion(who, target)).id, version: 1 }],
    isRemoved: true,
  })),
  'assessment-ai-question-api': row(async (who, _client, target) => {
    const { bankId } = await newQuestion(who, target);
    return { bank_id: bankId, seed: 1, count: 3 };
  }),
  'save-question-bank': row(async (who, client, target) => {
    const { bankId } = await newBank(who, target);
    made += 1;
    return {
      id: bankId,
      version: 1,
      name: `Renamed ${made}`,
      isShared: false,
      formSession: await key(client),
    };
  }),
  'remove-question-bank': row(async (who, _client, target) => ({
    rows: [{ id: (await newBank(who, target)).bankId, version: 1 }],
    isRemoved: true,
  })),
  // Uploads of one's own that never began.
  'save-question-picture': {
    body: (who) => ({
      upload_id: `s${who.schoolId}-p${who.id}-question-0011223344556677`,
      org_name: 'a.png',
    }),
    answer: 404,
  },
  'read-question-file': {
    body: async (who) => {
      const { bankId } = await newBank(who, 'own');
      return { upload_id: uploadOf(who), org_name: 'a.gift', bankId, language: 'en' };
    },
    answer: 404,
  },
  'apply-question-file': {
    body: async (who, client) => {
      const { bankId } = await newBank(who, 'own');
      const formSession = await key(client);
      return { upload_id: uploadOf(who), org_name: 'a.gift', bankId, language: 'en', formSession };
    },
    answer: 404,
  },
  'create-schedule-assessment': {
    body: async (_who, client) => ({ ...schedule, formSession: await key(client) }),
  },
  'update-schedule-assessment': row(async (who, client, target) => ({
    ...schedule,
    assessment_id: (await newExam(who, target)).id,
    version: 1,
    formSession: await key(client),
  })),
  'edit-schedule-assessment': exam(),
  'assessment-groups': anything(),
  'assessment-student-lookup': anything(),
  'count-assessment-audience': anything(),
  'preview-assessment': exam({ items: [], seed: 1 }),
  'withdraw-assessment': exam({ version: 1, reason: 'The wrong paper.' }),
  'individual-schedule-assessment': row(async (who, _client, target) => ({
    assessment_id: (await newExam(who, target)).id,
    student_id: studentAt(target),
    extra_minutes: 10,
    version: 0,
  })),
  'set-accommodation': row(async (_who, _client, target) => {
    await test.server.app.db.delete(accommodations);
    return { student_id: studentAt(target), factor: 150, version: 0 };
  }),
  'schedule-assessment-student': exam(),
  'live-board': exam(),
  'get-upcoming-assessment': { body: () => ({}) },
  'get-schedule-assessment': scheduled,
  'get-schedule-assessment-model': scheduled,
  'get-student-by-division': row((_who, _client, target) => {
    const place =
      test.world.places[({ own: '10B', sameSchool: '9A', otherSchool: 'other' } as const)[target]];
    return { grade_id: place.gradeId, division_id: [place.divisionId] };
  }),
  'generate-student-otp': row(async (who, _client, target) => ({
    assessment_id: (await newExam(who, target, { needsCode: true })).id,
    student_ids: [studentAt(target)],
  })),
  'get-generate-student-otp': row(async (who, _client, target) => ({
    assessment_id: (await newExam(who, target)).id,
    student_id: studentAt(target),
  })),
  'get-generate-all-otp': exam(),
  'delete-generated-otp': row(async (who, _client, target) => ({
    assessment_id: (await newExam(who, target)).id,
    student_ids: [studentAt(target)],
  })),
  'completed-assessment-answer': answersOf(),
  'completed-practical-assessment-list': exam(),
  'completed-practical-assessment-answer': practicalOf(),
  'get-rubrics-data': anything(),
  'get-rubrics-point': practicalOf(),
  'submit-practical-review-result': practicalOf(points),
  'updated-ruberic-data': practicalOf(points),
  'update-subjective-marks': row(async (who, _client, target) => {
    const { id } = await markedAttempt(who, target, [{ type: 'subjective', prompt: 'Why?', choices: [] }]);
    return { attempt_id: id, rows: [{ position: 1, marks: 1, version: 0 }] };
  }),
  changeAnswerCorrectIncorrect: answersOf({ position: 1, is_correct: 1, reason: 'Right.', version: 0 }),
  'answers-to-mark': exam(),
  'preview-release': exam(),
  'release-assessment': row(async (who, _client, target) => {
    const { assessmentId } = await markedAttempt(who, target);
    return { assessment_id: assessmentId };
  }),
  'unattemted-assessment-student': exam(),
  'remind-assessment': exam(),
  'remove-assessment': row(async (who, _client, target) => ({
    rows: [{ id: (await newExam(who, target, { state: 'draft' })).id, version: 1 }],
    isRemoved: true,
  })),
  'get-student-assessments': { body: () => ({}) },
  'start-attempt': exam({ lease }),
  'get-attempt': attempt(),
  'save-answers': attempt({ lease, answers: [{ position: 1, seq: 1, answer: null }] }),
  'take-over-attempt': attempt({ lease }),
  'submit-attempt': attempt({ lease }),
  'get-assessment-result': row(async (who, _client, target) => ({
    attempt_id: await newAttempt(who, target, handedIn),
  })),
  'convert-date-time-zonewise': { body: () => ({ date: '2026-11-20', time: '09:00' }) },
  'download-assessment-student': exam(),
  'result-sheets': exam(),
};
