import { describe, expect, it } from 'vitest';
import { formSession } from '../notice-inputs.ts';
import { asha, attemptRow, begun, dev, examFor9A, test, useExams } from './exam-harness.ts';

useExams();

const gap = { id: 'gap1', answers: ['blue'], number: null, tolerance: 0 };
const questions = [
  {},
  { type: 'fill' as const, prompt: 'It is ___.', blanks: [gap] },
  { type: 'subjective' as const, prompt: 'Why?', marks: 5 },
];

/** The answer is a refusal of ours, never a fault of the server. */
const isRefused = (status: number): boolean => status >= 400 && status < 500;

describe('a save', () => {
  it('of the worst values is refused, and nothing of it is stored [CE-01]', async () => {
    const exam = await examFor9A({ questions });
    const attempt = await begun(exam.id);
    const typed = (text: string) => ({ type: 'subjective', text });
    const worst: object[] = [
      { position: 3, seq: 2 ** 31, answer: typed('a') },
      { position: 3, seq: 2 ** 53, answer: typed('a') },
      { position: 3, seq: -1, answer: typed('a') },
      { position: 3, seq: 1.5, answer: typed('a') },
      { position: 3, seq: '1', answer: typed('a') },
      { position: 2 ** 31, seq: 1, answer: typed('a') },
      { position: 3, seq: 1, answer: typed('a'.repeat(20_001)) },
      { position: 3, seq: 1, answer: typed('a\u0000b') },
      { position: 3, seq: 1, answer: typed('a\ud800b') },
      { position: 3, seq: 1, answer: { type: 'mcq', chosen: [] } },
      { position: 2, seq: 1, answer: JSON.parse('{"type":"fill","blanks":{"__proto__":"x"}}') },
      { position: 1, seq: 1, answer: { type: 'mcq', chosen: ['gap1'] } },
      { position: 1, seq: 1, answer: typed('a'), is_flagged: 2 },
    ];
    for (const each of worst) {
      const answer = await attempt.save(each as never);
      expect([each, isRefused(answer.status)]).toEqual([each, true]);
    }
    const many = Array.from({ length: 21 }, (_, seq) => ({ position: 3, seq: seq + 1, answer: null }));
    expect((await attempt.save(...many)).status).toBe(400);
    expect((await attempt.read()).items.map(({ seq }) => seq)).toEqual([0, 0, 0]);
    // A name that every object has is no gap: it is left out.
    const named = { type: 'fill' as const, blanks: { constructor: 'x' } };
    expect(await attempt.save({ position: 2, seq: 1, answer: named })).toMatchObject({ ok: true });
    expect((await attempt.read()).items[1]!.answer).toEqual({ type: 'fill', blanks: {} });
  });

  it('of the highest number there is leaves an attempt that can be taken over and handed in [CE-01]', async () => {
    const exam = await examFor9A({ questions });
    const attempt = await begun(exam.id);
    const { attempt_id } = attempt;
    const most = { position: 1, seq: 2 ** 31 - 1, answer: null };
    expect(await attempt.save(most)).toMatchObject({ ok: true });
    const lease = '22222222-2222-4333-8444-555555555555';
    for (let turn = 0; turn < 3; turn += 1)
      expect(await dev.call('take-over-attempt', { attempt_id, lease })).toMatchObject({ ok: true });
    expect(await dev.call('submit-attempt', { attempt_id, lease })).toMatchObject({ ok: true });
    expect((await attemptRow(attempt_id)).state).not.toBe('open');
  });

  it('of both languages of the keyboard, of pictures and of right to left comes back as it was typed [CE-01]', async () => {
    const exam = await examFor9A({ questions });
    const attempt = await begun(exam.id);
    const text = ' नमस्ते 👩‍🔬 سلام \u202eabc\u202c\n\t\u200bend ';
    await attempt.save({ position: 3, seq: 1, answer: { type: 'subjective', text } });
    expect((await attempt.read()).items[2]!.answer).toEqual({ type: 'subjective', text });
  });
});

describe('a schedule', () => {
  it('of the worst values is refused beside a field or as a whole, and never a fault [CE-01]', async () => {
    const exam = await examFor9A();
    const session = await formSession(asha);
    const good = {
      assessment_name: 'Worst',
      state: 'scheduled',
      assessment_date: '2026-11-20',
      start_time: '09:00',
      last_start_date: '2026-11-20',
      last_start_time: '10:00',
      end_date: '2026-11-20',
      end_time: '12:00',
      minutes: 30,
      items: [{ question_id: exam.asked[0]!.id }],
      groups: [
        { grade_id: test.world.places['9A'].gradeId, division_id: test.world.places['9A'].divisionId },
      ],
      formSession: session,
    };
    const question_id = exam.asked[0]!.id;
    const rule = (fields: object) => ({ items: [{ bank_id: exam.bankId, drawn: 1, marks: 1, ...fields }] });
    const marks = [-1, 0, 1e308, Number.NaN, Infinity, 0.001, '1'].map((each) => ({
      items: [{ question_id, marks: each }],
    }));
    const worst: object[] = [
      ...marks.filter(({ items }) => !Number.isNaN(items[0]!.marks) && items[0]!.marks !== Infinity),
      { assessment_name: '' },
      { assessment_name: 'a'.repeat(10_000) },
      { assessment_name: 'a\u0000b' },
      { assessment_name: '\ud800' },
      { minutes: 0 },
      { minutes: -1 },
      { minutes: 601 },
      { minutes: 1e308 },
      { minutes: 1.5 },
      { assessment_date: '2026-02-30' },
      { assessment_date: '9999-12-31', last_start_date: '9999-12-31', end_date: '10000-01-01' },
      { assessment_date: '0000-00-00' },
      { start_time: '24:00' },
      { end_date: '2026-11-19' },
      { pass_percent: 101 },
      { attempts: 0 },
      { attempts: 10_000 },
      { items: [] },
      { items: Array.from({ length: 10_000 }, () => ({ question_id })) },
      { items: [{ question_id }, { question_id }] },
      { items: [{ question_id: 2 ** 53 }] },
      { items: [{ question_id, bank_id: exam.bankId }] },
      { items: [{ question_id, number: 99 }] },
      rule({ drawn: 0 }),
      rule({ drawn: 2 }),
      rule({ drawn: 10_000 }),
      rule({ marks: null }),
      rule({ drawn_type: 'practical' }),
      { groups: Array.from({ length: 10_000 }, (_, index) => ({ grade_id: index + 1 })) },
      { groups: [], students: Array.from({ length: 10_000 }, (_, index) => index + 1) },
      { groups: [], students: [] },
      { rubric_id: 999_999 },
      { project_id: 999_999 },
    ];
    for (const each of worst) {
      const answer = await asha.call('create-schedule-assessment', { ...good, ...each } as never);
      expect([each, isRefused(answer.status)]).toEqual([each, true]);
    }
    const last = await asha.call('create-schedule-assessment', {
      ...good,
      assessment_date: '9999-12-30',
      last_start_date: '9999-12-30',
      end_date: '9999-12-31',
    } as never);
    expect([200, 400, 422]).toContain(last.status);
  });
});
