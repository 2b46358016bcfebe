import { expect, it } from 'vitest';
import { sheetsAtOnce } from '#contract/assessments/marks.wire.ts';
import { memberships } from '#server/directory/schema.ts';
import { asha, begun, db, dev, examFor9A, test, useExams } from './exam-harness.ts';
import { takenBy } from './exam-takers.ts';

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
const typed = (text: string) => ({ type: 'subjective' as const, text });
const sheets = (assessment_id: number, changes: object = {}, client = asha) =>
  client.ok('result-sheets', { assessment_id, ...changes });

it('has every answer with what is right, the marks and the feedback of each student [CE-02]', async () => {
  const exam = await examFor9A({ questions: [{}, subjective] });
  const notYet = await sheets(exam.id);
  expect(notYet.rows).toMatchObject([{ student_name: 'Dev Test', state: 'not_started', answers: [] }]);
  const attempt = await begun(exam.id);
  await attempt.save({ position: 2, seq: 1, answer: typed('Because.') });
  // A paper that is still written is nobody's to print.
  expect((await sheets(exam.id)).rows).toMatchObject([{ state: 'open', answers: [] }]);
  await attempt.submit();
  const rows = [{ position: 2, marks: 3.5, version: 1, feedback: 'Say why.' }];
  await asha.ok('update-subjective-marks', { attempt_id: attempt.attempt_id, rows });
  const [sheet] = (await sheets(exam.id)).rows;
  expect(sheet).toMatchObject({
    student_name: 'Dev Test',
    grade_name: 'Grade 9',
    division_name: 'A',
    state: 'marked',
    marks: 3.5,
    marks_most: 6,
    is_passed: 1,
    answers: [
      { position: 1, key: exam.asked[0]!.stored.key, answer: null, marks: 0 },
      { position: 2, answer: typed('Because.'), marks: 3.5, feedback: 'Say why.' },
    ],
  });
});

it('comes some students at a time, for those that are chosen, and for one division [CE-02]', async () => {
  const { places } = test.world;
  const exam = await examFor9A({ questions: [subjective] });
  await takenBy(db(), exam, sheetsAtOnce + 3, ({ item }, taker) => typed(`${taker} says ${item.position}.`));
  const first = await sheets(exam.id);
  expect(first.rows).toHaveLength(sheetsAtOnce);
  const rest = await sheets(exam.id, { page: 2 });
  const all = [...first.rows, ...rest.rows];
  expect(new Set(all.map((row) => row.student_id)).size).toBe(first.total);
  const takers = all.filter((row) => row.student_name.startsWith('Taker'));
  expect(takers.map((row) => row.answers[0]?.answer)).toEqual(
    Array.from({ length: sheetsAtOnce + 3 }, (_, taker) => typed(`${taker} says 1.`)),
  );
  const two = takers.slice(4, 6).map((row) => row.student_id);
  expect((await sheets(exam.id, { student_ids: two })).rows.map((row) => row.student_id)).toEqual(two);
  const more = { assessment_id: exam.id, size: sheetsAtOnce + 1 };
  expect((await asha.call('result-sheets', more)).status).toBe(400);

  // They sit nowhere yet; one of them sits in 9A now, and the list of results says so too.
  const of9A = { filters: { division: String(places['9A'].divisionId) } };
  const namesOf = (rows: readonly { student_name: string }[]) => rows.map((row) => row.student_name);
  await db()
    .insert(memberships)
    .values({ schoolId: 1, personId: two[0]!, ...places['9A'] });
  const listed = await asha.ok('download-assessment-student', { assessment_id: exam.id, ...of9A });
  expect(namesOf(listed.rows)).toContain('Taker 0004 Test');
  expect(namesOf(listed.rows)).not.toContain('Taker 0005 Test');
  expect(namesOf((await sheets(exam.id, of9A)).rows)).toEqual(namesOf(listed.rows));
  expect(listed.divisions).toContainEqual({ division_id: places['9A'].divisionId, name: 'Grade 9 A' });
});

it('is for who teaches the student and for the admin, and for nobody else [CE-02]', async () => {
  const { places } = test.world;
  const exam = await examFor9A({ groups: [places['9A'], places['10B']], questions: [subjective] });
  const attempt = await begun(exam.id);
  await attempt.submit({ position: 1, seq: 1, answer: typed('Mine alone.') });
  const textFor = async (who: 'asha' | 'bina' | 'chetan' | 'admin', changes: object = {}) =>
    JSON.stringify(await sheets(exam.id, changes, await test.enter(test.world[who])));
  for (const who of ['asha', 'bina', 'admin'] as const) expect(await textFor(who)).toContain('Mine alone.');
  // He teaches the other group of it, and does not get him by name either.
  for (const changes of [{}, { student_ids: [test.world.dev.id] }])
    expect(await textFor('chetan', changes)).not.toContain('Mine alone.');
  const statusOf = async (who: 'otherFaculty' | 'otherAdmin' | 'dev') =>
    (await (await test.enter(test.world[who])).call('result-sheets', { assessment_id: exam.id })).status;
  expect(await statusOf('otherFaculty')).toBe(404);
  expect(await statusOf('otherAdmin')).toBe(404);
  expect(await statusOf('dev')).toBe(403);
});

it('gives a student what the release allows, with where they sit, and nothing before it [CE-02]', async () => {
  const exam = await examFor9A({ changes: { showPolicy: 'score_then_keys' } });
  const attempt = await begun(exam.id);
  await attempt.submit();
  const { attempt_id } = attempt;
  const own = async () => (await dev.ok('get-assessment-result', { attempt_id })).data;
  expect(await own()).toMatchObject({ grade_name: 'Grade 9', division_name: 'A', teacher: 'Asha Test' });
  expect(await own()).toMatchObject({ is_released: 0, score: null, answers: null });
  await asha.ok('release-assessment', { assessment_id: exam.id });
  // The marks; what is right only once it is closed for everybody.
  expect(await own()).toMatchObject({ is_released: 1, score: { marks: 0 }, answers: null });
});
