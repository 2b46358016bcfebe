import { expect, it } from 'vitest';
import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import { cardsBy } from '#src/features/assessments/cards/CardsFilter.tsx';
import { urgentCards } from '#src/features/assessments/cards/stages.ts';

const card = (id: number, changes: Partial<AssessmentCard> = {}): AssessmentCard => ({
  assessment_id: id,
  assessment_name: `Test ${id}`,
  assessment_date: '',
  start_time: '',
  status: 0,
  start_exam_status: 0,
  kind: 'theory',
  state: 'scheduled',
  opens_at: id,
  last_start_at: null,
  closes_at: null,
  minutes: 30,
  needs_code: 0,
  project_id: 0,
  teacher: 'Asha',
  is_own: 1,
  ...changes,
});
const running = card(1, { start_exam_status: 1 });
const toMark = card(2, { start_exam_status: 2, status: 1 });
const later = card(9);
const soon = card(5);
const draft = card(7, { state: 'draft' });
const released = card(3, { start_exam_status: 2, status: 2 });
// As the list brings them: what opens last first.
const all = [later, draft, soon, released, toMark, running];
const ids = (cards: readonly AssessmentCard[]) => cards.map(({ assessment_id: id }) => id);

it('a first screen shows what runs, then what is to be marked, then what comes next [DF-08, DS-10]', () => {
  expect(ids(urgentCards(all))).toEqual([1, 2, 5, 9]);
});

it('a list is narrowed by state and words, and turned round, by its address [EN-27, CB-06]', () => {
  expect(ids(cardsBy(all, {}))).toEqual([9, 7, 5, 3, 2, 1]);
  expect(ids(cardsBy(all, { filter: 'toMark' }))).toEqual([2]);
  expect(ids(cardsBy(all, { q: 'TEST 5' }))).toEqual([5]);
  expect(ids(cardsBy(all, { sort: 'oldest' }))).toEqual([1, 2, 3, 5, 7, 9]);
  const names = [card(10, { assessment_name: 'Unit 10' }), card(11, { assessment_name: 'Unit 9' })];
  expect(ids(cardsBy(names, { sort: 'name' }))).toEqual([11, 10]);
  // An address may say anything.
  expect(ids(cardsBy(all, { filter: '__proto__', sort: 'x' }))).toEqual([9, 7, 5, 3, 2, 1]);
});
