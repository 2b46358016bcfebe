import { beforeAll, expect, it } from 'vitest';
import { fileOf, runJobs } from '../exports/exporting.ts';
import { asha, begun, examFor9A, test, useExams } from './exam-harness.ts';

useExams();

beforeAll(async () => {
  await test.server.jobs().drain();
  await test.server.jobs().stop();
});

it('have the answers, the marks and the share of each student as numbers [CE-02, GR-07]', async () => {
  const exam = await examFor9A({ questions: [{}, { type: 'subjective', prompt: 'Why?', marks: 5 }] });
  const attempt = await begun(exam.id);
  await attempt.submit({ position: 2, seq: 1, answer: { type: 'subjective', text: 'Because.' } });
  const rows = [{ position: 2, marks: 2.5, version: 1 }];
  await asha.ok('update-subjective-marks', { attempt_id: attempt.attempt_id, rows });
  const { data } = await asha.ok('start-export', {
    list: { kind: 'results', query: { assessment_id: exam.id } },
    format: 'csv',
    name: 'Results',
    columns: ['name', 'answered', 'questions', 'marks', 'marks_most', 'percent'].map((id) => ({
      id,
      header: id,
    })),
  });
  await runJobs(test);
  const { bytes } = await fileOf(test, asha, data.id);
  const lines = bytes.toString().replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual(['name,answered,questions,marks,marks_most,percent', 'Dev Test,1,2,2.5,6,41.6']);
});
