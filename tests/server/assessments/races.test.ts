import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import { accommodations } from '#server/assessments/schema/assessments.ts';
import { answers } from '#server/assessments/schema/attempts.ts';
import {
  asha,
  attemptRow,
  begin,
  begun,
  db,
  dev,
  examFor9A,
  joinTo9A,
  overtaken,
  secondsLater,
  test,
  useExams,
} from './exam-harness.ts';

useExams();

const blank = { id: 'gap1', answers: ['blue'], number: null, tolerance: 0 };
const fill = { type: 'fill' as const, prompt: 'It is ___.', blanks: [blank] };
const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };

/** Stops a start of dev just before it is written down, does `meanwhile`, and lets it go on. */
async function whileStarting<Done>(assessmentId: number, meanwhile: () => Promise<Done>) {
  const [started, done] = await overtaken('attempts', () => begin(assessmentId), meanwhile);
  return { started, done };
}

describe('a start', () => {
  it('at the same instant as more time for the student gives all of it [CE-01]', async () => {
    const exam = await examFor9A();
    const { started, done } = await whileStarting(exam.id, () =>
      asha.call('set-accommodation', { student_id: test.world.dev.id, factor: 150, version: 0 }),
    );
    expect(done).toMatchObject({ ok: true });
    if (!started.ok) throw new Error(started.error.code);
    const row = await attemptRow(started.data.data.attempt_id);
    expect((row.endsAt.getTime() - row.startedAt.getTime()) / 60_000).toBe(90);
    await db().delete(accommodations);
  });

  it('at the same instant as an exception gives what the exception says [CE-01]', async () => {
    const exam = await examFor9A();
    const { started, done } = await whileStarting(exam.id, () =>
      asha.call('individual-schedule-assessment', {
        assessment_id: exam.id,
        student_id: test.world.dev.id,
        extra_minutes: 10,
        version: 0,
      }),
    );
    expect(done).toMatchObject({ ok: true });
    if (!started.ok) throw new Error(started.error.code);
    const row = await attemptRow(started.data.data.attempt_id);
    expect((row.endsAt.getTime() - row.startedAt.getTime()) / 60_000).toBe(70);
  });

  it('at the same instant as a withdrawal is closed with it: it is never left open in a draft [CE-01]', async () => {
    const exam = await examFor9A();
    const { started, done } = await whileStarting(exam.id, () =>
      asha.call('withdraw-assessment', { assessment_id: exam.id, version: 1, reason: 'The wrong paper.' }),
    );
    expect(done).toMatchObject({ ok: true, data: { data: { is_draft: 0 } } });
    if (!started.ok) throw new Error(started.error.code);
    const row = await attemptRow(started.data.data.attempt_id);
    expect(row.endsAt.getTime()).toBeLessThanOrEqual(test.clock.now.getTime());
  });
});

describe('attempts whose time is up', () => {
  it('are handed in though one of them cannot be, which the job says and comes back to [CE-01]', async () => {
    const exam = await examFor9A({ questions: [fill] });
    const broken = await begun(exam.id);
    await broken.save({ position: 1, seq: 1, answer: { type: 'fill', blanks: { gap1: 'red' } } });
    secondsLater(1);
    const { esha } = test.world;
    await joinTo9A(esha.id);
    const other = await examFor9A({ questions: [fill] });
    const whole = await begun(other.id, await test.enter(esha));
    await whole.save({ position: 1, seq: 1, answer: { type: 'fill', blanks: { gap1: 'blue' } } });
    const isBroken = eq(answers.attemptId, broken.attempt_id);
    await db().update(answers).set({ value: sql`'{"type":"fill"}'::jsonb` }).where(isBroken);
    secondsLater(3_600 + 180);
    await test.server.jobs().drain();
    expect(await attemptRow(whole.attempt_id)).toMatchObject({ state: 'marked', marks: 100 });
    expect((await attemptRow(broken.attempt_id)).state).toBe('open');
    await db()
      .update(answers)
      .set({ value: { type: 'fill', blanks: { gap1: 'red' } } })
      .where(isBroken);
    secondsLater(3_600);
    await test.server.jobs().drain();
    expect(await attemptRow(broken.attempt_id)).toMatchObject({ state: 'marked', marks: 0 });
  });
});

describe('at once', () => {
  it('taken over while it is saved: of each answer the newest of who writes is there [CE-01]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const first = await begun(exam.id);
    const lease = '22222222-2222-4333-8444-555555555555';
    const { attempt_id } = first;
    const typed = (text: string) => ({ type: 'subjective' as const, text });
    const [taken, ...saved] = await Promise.all([
      dev.call('take-over-attempt', { attempt_id, lease }),
      ...[1, 2, 3, 4].map((seq) => first.save({ position: 1, seq, answer: typed(`${seq}`) })),
    ]);
    if (!taken?.ok) throw new Error('not taken');
    const codes = saved.map((each) => (each.ok ? 'saved' : each.error.code));
    expect(codes.every((code) => code === 'saved' || code === 'exam_elsewhere')).toBe(true);
    const seq = taken.data.data.seq + 1;
    expect(seq).toBeGreaterThan(100_000);
    await dev.ok('save-answers', {
      attempt_id,
      lease,
      answers: [{ position: 1, seq, answer: typed('Mine.') }],
    });
    expect(await first.save({ position: 1, seq: 5, answer: typed('Late from there.') })).toMatchObject({
      error: { code: 'exam_elsewhere' },
    });
    const [row] = await db().select().from(answers).where(eq(answers.attemptId, attempt_id));
    expect(row).toMatchObject({ seq, value: typed('Mine.') });
  });

  it('saved and handed in: what was acknowledged is in what is marked [CE-01]', async () => {
    for (let round = 0; round < 6; round += 1) {
      const exam = await examFor9A({ questions: [fill] });
      const attempt = await begun(exam.id);
      const blue = { type: 'fill' as const, blanks: { gap1: 'blue' } };
      const [saved] = await Promise.all([
        attempt.save({ position: 1, seq: 1, answer: blue }),
        attempt.submit(),
      ]);
      const { marks } = await attemptRow(attempt.attempt_id);
      expect(marks).toBe(saved.ok ? 100 : 0);
    }
  });

  it('handed in while the job ends it: one of both did, with what is stored [CE-01]', async () => {
    const exam = await examFor9A({ questions: [fill] });
    const attempt = await begun(exam.id);
    await attempt.save({ position: 1, seq: 1, answer: { type: 'fill', blanks: { gap1: 'blue' } } });
    secondsLater(3_600 + 180);
    const [, submitted] = await Promise.all([test.server.jobs().drain(), attempt.submit()]);
    expect(submitted).toMatchObject({ data: { data: { reason: 'time', answered: 1 } } });
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ state: 'marked', marks: 100 });
  });

  it('released while an answer is marked: the result that is shown is whole [CE-02]', async () => {
    for (let round = 0; round < 6; round += 1) {
      const exam = await examFor9A({ questions: [subjective] });
      const attempt = await begun(exam.id);
      await attempt.submit({ position: 1, seq: 1, answer: { type: 'subjective', text: 'Because.' } });
      const { attempt_id } = attempt;
      const [marked, released] = await Promise.all([
        asha.call('update-subjective-marks', { attempt_id, rows: [{ position: 1, marks: 3, version: 1 }] }),
        asha.call('release-assessment', { assessment_id: exam.id }),
      ]);
      expect(marked.ok).toBe(true);
      const row = await attemptRow(attempt_id);
      expect(row).toMatchObject({ marks: 300, state: released.ok ? 'released' : 'marked' });
    }
  });
});

it('the author hears that a student of theirs has more time, whoever gave it [CE-01, CC-13]', async () => {
  const exam = await examFor9A();
  await begun(exam.id);
  const heard: unknown[] = [];
  const { broadcaster } = test.server.app;
  const broadcast = broadcaster.broadcast.bind(broadcaster);
  broadcaster.broadcast = (hint, to, ...rest) => {
    if (hint.name === assessmentsChanged.name) heard.push(...to);
    return broadcast(hint, to, ...rest);
  };
  const admin = await test.enter(test.world.admin);
  await admin.ok('set-accommodation', { student_id: test.world.dev.id, factor: 125, version: 0 });
  broadcaster.broadcast = broadcast;
  expect(JSON.stringify(heard)).toContain(`${test.world.asha.id}`);
  await db().delete(accommodations);
});
