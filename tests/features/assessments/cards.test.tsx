import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { StudentCard } from '#contract/assessments/attempt.wire.ts';
import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import { StudentCardView } from '#src/features/assessments/attempt/StudentCardView.tsx';
import { CardActions } from '#src/features/assessments/cards/CardActions.tsx';
import { cardsBy } from '#src/features/assessments/cards/CardsFilter.tsx';
import { StageCard } from '#src/features/assessments/cards/StageCard.tsx';
import { slidesMost, slidesOf } from '#src/features/assessments/cards/slides-of.tsx';
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

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('a card that is to be marked leads to where that is done; what is over is not changed [EN-27, ER-35]', async () => {
  const app = { person: { role: 4 } as never, onOpen: vi.fn(), onChange: vi.fn(), onMark: vi.fn() };
  const { rerender } = render(<CardActions of={toMark} app={app} />);
  expect(names()).toEqual(['Mark answers', 'Open']);
  await userEvent.click(screen.getByRole('button', { name: 'Mark answers' }));
  expect(app.onMark).toHaveBeenCalledWith(toMark);
  rerender(<CardActions of={{ ...toMark, kind: 'practical' }} app={app} />);
  expect(names()).toEqual(['Practical tasks', 'Open']);
  for (const [of, expected] of [
    [released, ['Open']],
    [draft, ['Open', 'Change']],
    [{ ...soon, is_own: 0 } as const, ['Open']],
  ] as const) {
    rerender(<CardActions of={of} app={app} />);
    expect(names()).toEqual(expected);
  }
});

it('a student reads whether they begin, go on, or take it once more [EN-27, ST-23]', () => {
  const of = (changes: Partial<StudentCard>): StudentCard =>
    ({
      assessment_id: 1,
      assessment_name: 'Test',
      assessment_date: '',
      start_time: '',
      status: 0,
      start_exam_status: 0,
      kind: 'theory',
      minutes: 30,
      teacher: 'Asha',
      opens_at: null,
      last_start_at: null,
      closes_at: null,
      door: 'open',
      attempt_id: 0,
      ...changes,
    }) as StudentCard;
  const { rerender } = render(<StudentCardView of={of({})} zone="Asia/Kolkata" onOpen={() => undefined} />);
  const shows = (changes: Partial<StudentCard>) => {
    rerender(<StudentCardView of={of(changes)} zone="Asia/Kolkata" onOpen={() => undefined} />);
    return names();
  };
  expect(names()).toEqual(['Look at it and start']);
  expect(shows({ attempt_id: 7 })).toEqual(['Take it again']);
  expect(shows({ attempt_id: 7, door: 'running' })).toEqual(['Go on']);
  expect(shows({ attempt_id: 7, door: 'done' })).toEqual(['See the result']);
});

it('a card whose attempt was sent back says so as a warning, and the others as a success [ST-23, ST-26]', () => {
  const of = (changes: Partial<StudentCard>): StudentCard => ({
    ...card(1),
    door: 'open',
    instructions: '',
    attempt_id: 7,
    attempts_left: 1,
    ends_at: null,
    ...changes,
  });
  const toneOf = (text: string) => {
    const className = screen.getByText(text).parentElement?.className ?? '';
    return ['warning', 'success'].filter((tone) => className.includes(tone));
  };
  const { rerender } = render(
    <StudentCardView of={of({ status: 3 })} zone="Asia/Kolkata" onOpen={() => undefined} />,
  );
  expect(toneOf('Sent back')).toEqual(['warning']);
  const done = of({ status: 2, start_exam_status: 2, door: 'late' });
  rerender(<StudentCardView of={done} zone="Asia/Kolkata" onOpen={() => undefined} />);
  expect(toneOf('Completed')).toEqual(['success']);
});

it('of very many cards a first screen has the first ones and the way to all of them [DF-08, DS-10]', () => {
  const slides = (count: number) =>
    slidesOf(
      Array.from({ length: count }, (_, at) => ({ key: String(at + 1), render: () => `Test ${at + 1}` })),
      <a href="/assessment">All assessments</a>,
    );
  expect(slides(slidesMost).map(({ key }) => key)).toEqual(
    Array.from({ length: slidesMost }, (_, at) => String(at + 1)),
  );
  const many = slides(slidesMost + 9);
  expect(many).toHaveLength(slidesMost + 1);
  render(many.at(-1)!.render());
  expect(screen.getByText('24 of 33 are shown')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All assessments' })).toBeTruthy();
});

it('a title in Latin letters begins where its card begins, also in Urdu [EN-27]', () => {
  const app = { person: { role: 4 } as never, onOpen: vi.fn(), onChange: vi.fn(), onMark: vi.fn() };
  render(
    <div dir="rtl">
      <StageCard of={soon} zone="Asia/Kolkata">
        <CardActions of={soon} app={app} />
      </StageCard>
    </div>,
  );
  const heading = screen.getByRole('heading', { name: 'Test 5' });
  expect(heading.hasAttribute('dir')).toBe(false);
  expect(heading.firstElementChild?.tagName).toBe('BDI');
});
