import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuestionStatistics } from '#contract/assessments/regrade.wire.ts';
import { beginning, hindranceOf } from '#src/features/assessments/regrade/regrade-form.ts';
import { QuestionDialog } from '#src/features/assessments/statistics/QuestionDialog.tsx';
import { adviceFor } from '#src/features/assessments/statistics/question-advice.rules.ts';
import { statisticsColumns } from '#src/features/assessments/statistics/statistics-columns.tsx';
import { rowsLoader, toRows } from '#src/features/assessments/statistics/statistics-rows.ts';

const question = (changes: Partial<QuestionStatistics> = {}): QuestionStatistics => ({
  question_id: 1,
  number: 1,
  type: 'mcq',
  prompt: 'Which device joins two networks?',
  asked: 40,
  answered: 38,
  facility: 0.6,
  discrimination: 0.4,
  choices: [],
  has_new_version: 0,
  is_changed_since: 0,
  regraded: null,
  ...changes,
});
const choice = (id: string, chosen: number, is_right: 0 | 1) => ({ id, text: id, chosen, is_right });

it('says which question deserves a look, and that a hard one alone has no wrong key [CE-02]', () => {
  expect(adviceFor(question())).toBe('good');
  expect(adviceFor(question({ facility: null, discrimination: null }))).toBeNull();
  expect(adviceFor(question({ discrimination: -0.1 }))).toBe('key');
  expect(adviceFor(question({ facility: 0.2 }))).toBe('hard');
  expect(adviceFor(question({ facility: 0.2, discrimination: -0.1 }))).toBe('key');
  expect(adviceFor(question({ facility: 0.97, discrimination: 0.02 }))).toBe('easy');
  expect(adviceFor(question({ facility: 1, discrimination: null }))).toBe('easy');
  expect(adviceFor(question({ discrimination: 0.1 }))).toBe('flat');
});

it('a wrong choice that most choose speaks of the key, unless those who know more choose the right one [CE-02]', () => {
  const choices = [choice('a', 12, 1), choice('b', 25, 0)];
  expect(adviceFor(question({ facility: 0.3, discrimination: 0.05, choices }))).toBe('key');
  expect(adviceFor(question({ facility: 0.3, discrimination: 0.5, choices }))).toBe('good');
});

it('sorts, searches, filters and pages the questions, those without figures last [CE-02]', async () => {
  const rows = toRows([
    question({ question_id: 7, prompt: 'Router', facility: 0.9 }),
    question({ question_id: 8, prompt: 'Switch', facility: null, discrimination: null }),
    question({ question_id: 9, prompt: 'Cable of a router', facility: 0.3, discrimination: -0.2 }),
  ]);
  const load = rowsLoader(rows);
  const { signal } = new AbortController();
  const ids = async (changes: Partial<Parameters<typeof load>[0]>) => {
    const asked = { offset: 0, limit: 30, search: '', sort: [], filters: {}, ...changes };
    const { rows: found, total } = await load(asked, signal);
    return { ids: found.map(({ id }) => id), total };
  };
  expect(await ids({})).toEqual({ ids: [7, 8, 9], total: 3 });
  expect(await ids({ sort: [{ id: 'facility', descending: false }] })).toEqual({ ids: [9, 7, 8], total: 3 });
  expect(await ids({ sort: [{ id: 'advice', descending: false }] })).toEqual({ ids: [9, 7, 8], total: 3 });
  expect(await ids({ search: 'rOuter' })).toEqual({ ids: [7, 9], total: 2 });
  expect(await ids({ filters: { advice: 'key' } })).toEqual({ ids: [9], total: 1 });
  expect(await ids({ offset: 2, limit: 2 })).toEqual({ ids: [9], total: 3 });
  // An address may name what no column is.
  expect(await ids({ sort: [{ id: 'nothing', descending: true }] })).toEqual({ ids: [7, 8, 9], total: 3 });
});

it('a question begins with its corrected key where there is one, and says why there is none [CE-03]', () => {
  expect(beginning(question({ has_new_version: 1 })).way).toBe('new_key');
  expect(beginning(question()).way).toBe('');
  expect(hindranceOf(question(), 'new_key')).toBe('noNewKey');
  expect(hindranceOf(question({ type: 'subjective', has_new_version: 1 }), 'new_key')).toBe('byPerson');
  expect(hindranceOf(question({ type: 'subjective' }), 'full_credit')).toBeNull();
});

it('says in the row, its export and its dialog that the question was changed since [CE-02, CE-03]', () => {
  const [changed, same] = toRows([question({ is_changed_since: 1 }), question({ question_id: 2 })]);
  const advice = statisticsColumns().find(({ id }) => id === 'advice')!;
  expect([changed, same].map((row) => advice.value?.(row!))).toEqual(['Changed since, Good', 'Good']);
  const { container } = render(<>{advice.cell(changed!, 0)}</>);
  expect(container.textContent).toBe('Changed since Good ');
  render(<QuestionDialog row={changed!} needed={20} onClose={() => undefined} />);
  expect(screen.getByText(/changed after the test/)).toBeTruthy();
});
