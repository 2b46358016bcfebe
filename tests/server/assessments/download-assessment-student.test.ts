import { expect, it } from 'vitest';
import { asha, begun, dev, examFor9A, test, useExams } from './exam-harness.ts';

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
const list = (assessment_id: number, changes: object = {}, client = asha) =>
  client.ok('download-assessment-student', { assessment_id, ...changes });

it('follows a student from before the start to the release [CE-02, GR-07]', async () => {
  const exam = await examFor9A({ questions: [{}, subjective] });
  expect(await list(exam.id)).toMatchObject({
    pass_percent: 50,
    teacher: 'Asha Test',
    is_own: 1,
    is_released: 0,
    totals: { not_started: 1, open: 0, handed_in: 0, marked: 0, released: 0 },
    rows: [{ student_name: 'Dev Test', state: 'not_started', attempt_id: 0, marks: null, percent: null }],
  });
  const attempt = await begun(exam.id);
  await attempt.save(
    { position: 2, seq: 1, answer: { type: 'subjective', text: 'Because.' } },
    { position: 1, seq: 2, answer: { type: 'mcq', chosen: [] } },
  );
  expect(await list(exam.id)).toMatchObject({
    totals: { not_started: 0, open: 1 },
    rows: [{ state: 'open', attempt_id: attempt.attempt_id, answered: 1, questions: 2 }],
  });
  await attempt.submit();
  expect(await list(exam.id)).toMatchObject({
    totals: { handed_in: 1 },
    rows: [{ state: 'handed_in', reason: 'student', marks: null, is_passed: null }],
  });
  const rows = [{ position: 2, marks: 2.5, version: 1 }];
  await asha.ok('update-subjective-marks', { attempt_id: attempt.attempt_id, rows });
  // 2.5 of 6 is 41.66… percent, rounded down, at both ends.
  expect(await list(exam.id)).toMatchObject({
    totals: { marked: 1 },
    rows: [{ state: 'marked', marks: 2.5, marks_most: 6, percent: 41.6, is_passed: 0 }],
  });
  await asha.ok('release-assessment', { assessment_id: exam.id });
  expect(await list(exam.id)).toMatchObject({
    is_released: 1,
    totals: { released: 1 },
    rows: [{ state: 'released' }],
  });
  expect((await attempt.result()).score).toMatchObject({ marks: 2.5, percent: 41.6 });
});

it('finds by name and state, sorts by marks, and counts the newest attempt alone [CE-02]', async () => {
  const exam = await examFor9A({ changes: { attemptsMost: 2 } });
  for (const turn of [1, 2]) {
    const attempt = await begun(exam.id);
    if (turn === 1) await attempt.submit();
  }
  const states = async (changes: object) => (await list(exam.id, changes)).rows.map(({ state }) => state);
  expect(await states({ filters: { state: 'open' }, sort: [{ by: 'marks', descending: true }] })).toEqual([
    'open',
  ]);
  expect(await states({ filters: { state: 'marked' } })).toEqual([]);
  expect(await states({ search: 'dev', sort: [{ by: 'handed_in' }] })).toEqual(['open']);
  expect(await states({ search: 'nobody' })).toEqual([]);
  const strange = { assessment_id: exam.id, filters: { state: 'no' as 'open' } };
  expect((await asha.call('download-assessment-student', strange)).status).toBe(400);
});

it('is read by who teaches the student and by the admin, and by nobody else [CE-02]', async () => {
  const { places } = test.world;
  const exam = await examFor9A({ groups: [places['9A'], places['10B']] });
  const namesFor = async (who: 'asha' | 'chetan' | 'admin') =>
    (await list(exam.id, {}, await test.enter(test.world[who]))).rows.map((row) => row.student_name);
  expect(await namesFor('asha')).toContain('Dev Test');
  expect(await namesFor('admin')).toContain('Dev Test');
  // He teaches the other group of it.
  expect(await namesFor('chetan')).not.toContain('Dev Test');
  const other = await test.enter(test.world.otherFaculty);
  const asked = { assessment_id: exam.id };
  expect((await other.call('download-assessment-student', asked)).status).toBe(404);
  expect((await dev.call('download-assessment-student', asked)).status).toBe(403);
});
