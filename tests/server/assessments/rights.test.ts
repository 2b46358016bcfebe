import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltCallName } from '#contract/catalogue.ts';
import { readQuestionPicture } from '#server/assessments/read-question-picture.ts';
import { questionPictures } from '#server/assessments/schema/questions.ts';
import type { Actor } from '#server/core/actor.ts';
import { files } from '#server/files/schema/file.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import { asha, begun, db, examFor9A, test, useExams } from './exam-harness.ts';
import { addExam } from './exam-rows.ts';

useExams({ DEVICES_AT_ONCE: 'allow' });

/** Everybody who may try: of the assessment, of its school, of another one, of the office, and nobody. */
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
  'superAdmin',
  'finance',
  'helpdesk',
  'nobody',
] as const;
type Caller = (typeof callers)[number];

const secret = { explanation: 'Explained-7391', model: 'Model-7391', gap: 'gapword7391' };
/** What is right of each question, as a key is written down. */
const keys = () => exam.asked.map(({ stored }) => JSON.stringify(stored.key));
const questions = [
  { explanation: secret.explanation },
  {
    type: 'fill' as const,
    prompt: 'It is ___.',
    blanks: [{ id: 'gap1', answers: [secret.gap], number: null, tolerance: 0 }],
    explanation: secret.explanation,
  },
  {
    type: 'subjective' as const,
    prompt: 'Why?',
    marks: 5,
    modelAnswer: secret.model,
    explanation: secret.explanation,
  },
];

/** Of asha, for 9A, which bina teaches too, and for 10A, which she alone teaches. */
let exam: Awaited<ReturnType<typeof examFor9A>>;
let ofDev: Awaited<ReturnType<typeof begun>>;
let ofFarid: Awaited<ReturnType<typeof begun>>;
const clients = new Map<Caller, Client>();
const of = (caller: Caller): Client => clients.get(caller)!;

beforeAll(async () => {
  const { world } = test;
  for (const caller of callers)
    clients.set(caller, caller === 'nobody' ? test.anonymous : await test.enter(world[caller]));
  exam = await examFor9A({
    groups: [world.places['9A'], world.places['10A']],
    questions,
    changes: { needsCode: false },
  });
  ofDev = await begun(exam.id, of('dev'));
  const why = { type: 'subjective' as const, text: 'Because of dev.' };
  await ofDev.submit({ position: 3, seq: 1, answer: why });
  ofFarid = await begun(exam.id, await test.enter(world.farid));
  await ofFarid.submit({ position: 3, seq: 1, answer: { ...why, text: 'Because of farid.' } });
});

const page = { page: 1, size: 50 };
const byExam = () => ({ assessment_id: exam.id });
const whole = () => ({
  items: exam.asked.map(({ id }) => ({ question_id: id })),
  seed: 1,
  assessment_id: exam.id,
});

/** Who is answered; all others are refused: 401, 403 or 404. */
const reads: Partial<Record<BuiltCallName, [() => object, readonly Caller[]]>> = {
  'assessment-statistics': [byExam, ['asha', 'bina', 'admin']],
  'schedule-assessment-student': [() => ({ ...byExam(), ...page }), ['asha', 'bina', 'admin']],
  'live-board': [() => ({ ...byExam(), ...page }), ['asha', 'bina', 'admin']],
  'get-generate-all-otp': [() => ({ ...byExam(), ...page }), ['asha', 'bina', 'admin']],
  'unattemted-assessment-student': [() => ({ ...byExam(), ...page }), ['asha', 'bina', 'admin']],
  'download-assessment-student': [() => ({ ...byExam(), ...page }), ['asha', 'bina', 'admin']],
  'answers-to-mark': [byExam, ['asha', 'bina', 'admin']],
  'completed-practical-assessment-list': [() => ({ ...byExam(), ...page }), ['asha', 'bina', 'admin']],
  'get-generate-student-otp': [() => ({ ...byExam(), student_id: test.world.farid.id }), ['asha', 'admin']],
  'completed-assessment-answer': [() => ({ attempt_id: ofFarid.attempt_id }), ['asha', 'admin']],
  'edit-schedule-assessment': [byExam, ['asha', 'admin']],
  'preview-release': [byExam, ['asha']],
  'preview-regrade': [() => ({ ...byExam(), question_id: exam.asked[0]!.id, way: 'full_credit' }), ['asha']],
  'preview-assessment': [whole, ['asha']],
  'get-question-data': [() => ({ id: exam.asked[0]!.id }), ['asha', 'admin']],
  'get-attempt': [() => ({ attempt_id: ofDev.attempt_id }), ['dev']],
  'get-assessment-result': [() => ({ attempt_id: ofDev.attempt_id }), ['dev']],
};

/** What nobody but these may do. None of those who may is let to it here: that is what the other tests do. */
const writes: Partial<Record<BuiltCallName, [() => object, readonly Caller[]]>> = {
  'withdraw-assessment': [() => ({ ...byExam(), version: 1, reason: 'Not theirs.' }), ['asha']],
  'release-assessment': [byExam, ['asha']],
  'remind-assessment': [byExam, ['asha', 'bina', 'admin']],
  'remove-assessment': [() => ({ rows: [{ id: exam.id, version: 1 }], isRemoved: true }), ['asha']],
  'remove-question-bank': [() => ({ rows: [{ id: exam.bankId, version: 1 }], isRemoved: true }), ['asha']],
  'update-subjective-marks': [
    () => ({ attempt_id: ofFarid.attempt_id, rows: [{ position: 3, marks: 1, version: 1 }] }),
    ['asha', 'admin'],
  ],
  changeAnswerCorrectIncorrect: [
    () => ({ attempt_id: ofFarid.attempt_id, position: 1, is_correct: 1, reason: 'No.', version: 0 }),
    ['asha', 'admin'],
  ],
  'set-accommodation': [
    () => ({ student_id: test.world.farid.id, factor: 200, version: 0 }),
    ['asha', 'admin'],
  ],
  'save-answers': [
    () => ({
      attempt_id: ofDev.attempt_id,
      lease: ofDev.lease,
      answers: [{ position: 1, seq: 9, answer: null }],
    }),
    ['dev'],
  ],
  'submit-attempt': [() => ({ attempt_id: ofDev.attempt_id, lease: ofDev.lease }), ['dev']],
  'take-over-attempt': [() => ({ attempt_id: ofDev.attempt_id, lease: randomUUID() }), ['dev']],
  'start-attempt': [() => ({ ...byExam(), lease: randomUUID() }), ['dev']],
};

const standing = (status: number) =>
  status === 200 ? 'answered' : [401, 403, 404].includes(status) ? 'refused' : `${status}`;

describe.each(Object.entries(reads))('%s', (name, [input, allowed]) => {
  it(`answers ${allowed.join(', ')}, and nobody else [CE-01, CE-02, CE-03, CG-07]`, async () => {
    for (const caller of callers) {
      const answer = await of(caller).call(name as 'live-board', input() as never);
      const text = JSON.stringify(answer);
      const may = allowed.includes(caller);
      expect([caller, standing(answer.status)]).toEqual([caller, may ? 'answered' : 'refused']);
      const hidden = [...Object.values(secret), 'Farid', 'Dev Test', 'Because'];
      // A colleague reads of the students whom they teach alone.
      const unseen = may ? (caller === 'bina' ? ['Farid'] : []) : hidden;
      expect([caller, unseen.filter((word) => text.includes(word))]).toEqual([caller, []]);
    }
  });
});

describe.each(Object.entries(writes))('%s', (name, [input, allowed]) => {
  it(`is refused to all but ${allowed.join(', ')} [CE-01, CE-02, CE-03, CG-07]`, async () => {
    for (const caller of callers) {
      if (allowed.includes(caller)) continue;
      const { status } = await of(caller).call(name as 'live-board', input() as never);
      expect([caller, standing(status)]).toEqual([caller, 'refused']);
    }
  });
});

it('a picture is for who reads the topic, who got the question, and who marks it [CE-01, CE-02]', async () => {
  const fileId = randomUUID();
  const [{ id: questionId } = { id: 0 }] = exam.asked;
  const { asha: author } = test.world;
  await db().insert(files).values({
    schoolId: 1,
    id: fileId,
    ownerId: author.id,
    name: 'a.png',
    extension: 'png',
    type: 'image',
    mime: 'image/png',
    size: 1,
    sha256: '',
    storageKey: fileId,
    createdAt: test.clock.now,
  });
  await db().insert(questionPictures).values({ schoolId: 1, questionId, number: 1, fileId });
  const readBy = async (caller: Exclude<Caller, 'nobody'> | 'farid') => {
    const { id, role, schoolId } = test.world[caller];
    const actor = { id, role, subRole: 0, modules: null, school: { id: schoolId } } as unknown as Actor;
    return (await readQuestionPicture(db(), actor, fileId, test.clock.now)) !== undefined;
  };
  const named = [...callers, 'farid' as const].filter((caller) => caller !== 'nobody');
  const readers = await Promise.all(named.map(async (caller) => ((await readBy(caller)) ? [caller] : [])));
  expect(readers.flat()).toEqual(['asha', 'bina', 'admin', 'dev', 'farid']);
});

describe('before the release', () => {
  it('no answer to a student has anything of what is right [CE-01, QU-37]', async () => {
    const running = await examFor9A({ questions });
    const dev = await test.enter(test.world.dev);
    const attempt = await begun(running.id, dev);
    const { attempt_id, lease } = attempt;
    const answers = [
      await dev.call('get-student-assessments', {}),
      await dev.call('get-upcoming-assessment', {}),
      await dev.call('get-attempt', { attempt_id, lease }),
      await attempt.save({ position: 2, seq: 1, answer: { type: 'fill', blanks: { gap1: 'wrong' } } }),
      await dev.call('take-over-attempt', { attempt_id, lease }),
      await attempt.submit(),
      await dev.call('get-attempt', { attempt_id, lease }),
      await dev.call('get-assessment-result', { attempt_id }),
      await dev.call('get-assessment-result', { attempt_id: ofDev.attempt_id }),
      await dev.call('notifications', { schoolId: 1 }),
    ];
    const text = JSON.stringify([attempt.items, answers]);
    for (const word of Object.values(secret)) expect(text).not.toContain(word);
    for (const key of [...keys(), ...running.asked.map(({ stored }) => JSON.stringify(stored.key))])
      expect(text).not.toContain(key);
    expect(text).not.toMatch(/"(?:key|explanation|modelAnswer|isRight|is_right)":/);
  });

  it('a preview has nothing of it, and takes no question of somebody else [CE-01]', async () => {
    const seen = await asha.ok('preview-assessment', whole());
    const text = JSON.stringify(seen);
    for (const word of Object.values(secret)) expect(text).not.toContain(word);
    for (const key of keys()) expect(text).not.toContain(key);
    for (const caller of ['bina', 'chetan', 'otherFaculty'] as const) {
      const { assessment_id: _own, ...theirs } = whole();
      expect(await of(caller).call('preview-assessment', { ...theirs, assessment_id: 0 })).toMatchObject({
        ok: false,
        error: { code: 'unknown_question' },
      });
    }
  });
});

describe('ids of others', () => {
  it('are answered as ids of nobody: neither counts nor lists tell that they are there [CE-01, CG-07]', async () => {
    const { otherStudent, places, esha } = test.world;
    const count = async (input: object, caller: Caller = 'bina') => {
      const { status, ...answer } = await of(caller).call('count-assessment-audience', input);
      return [status, JSON.stringify(answer)];
    };
    const nobody = await count({ students: [999_999] });
    for (const id of [otherStudent.id, esha.id, test.world.asha.id, test.world.admin.id])
      expect(await count({ students: [id] })).toEqual(nobody);
    const nowhere = await count({ groups: [{ grade_id: 999_999, division_id: 999_999 }] });
    for (const { gradeId, divisionId } of [places.other, places['9B'], places['10B']]) {
      expect(await count({ groups: [{ grade_id: gradeId, division_id: divisionId }] })).toEqual(nowhere);
      expect(await count({ groups: [{ grade_id: gradeId }] })).toEqual(nowhere);
    }
    // All of the school, and a division of another grade.
    expect(await count({ groups: [{ grade_id: 0 }] })).toEqual(nowhere);
    const mixed = { grade_id: places['9A'].gradeId, division_id: places['10A'].divisionId };
    expect(await count({ groups: [mixed] })).toEqual(nowhere);
    const ids = [otherStudent.id, esha.id, test.world.asha.id];
    expect(await of('bina').ok('assessment-student-lookup', { ids })).toEqual({ rows: [], total: 0 });
    expect((await of('bina').ok('assessment-student-lookup', {})).rows.map(({ name }) => name)).toEqual([
      'Dev Test',
    ]);
    const division = { grade_id: places.other.gradeId, division_id: [places.other.divisionId] };
    expect((await of('admin').call('get-student-by-division', division)).status).toBe(404);
  });

  it('of questions, topics, projects and rubrics of another school are refused in a schedule [CE-01]', async () => {
    const { otherFaculty, places } = test.world;
    const foreign = await addExam(db(), {
      schoolId: 2,
      authorId: otherFaculty.id,
      groups: [places.other],
    });
    const draft = {
      assessment_name: 'Taken',
      state: 'draft' as const,
      minutes: 30,
      formSession: await formSession(asha),
    };
    const items = [
      [{ question_id: foreign.asked[0]!.id }],
      [{ bank_id: foreign.bankId, drawn: 1, marks: 1 }],
      [{ question_id: 999_999 }],
    ];
    for (const each of items)
      expect(await asha.call('create-schedule-assessment', { ...draft, items: each })).toMatchObject({
        error: { code: 'unknown_question' },
      });
    const asked = { school_id: 1, user_id: test.world.admin.id, faculty_id: otherFaculty.id };
    const cards = await of('admin').ok('get-schedule-assessment', asked);
    expect(cards.data).toEqual([]);
  });
});
