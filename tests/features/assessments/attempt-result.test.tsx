import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AssessmentResult, Door } from '#contract/assessments/attempt.wire.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { AttemptResult } from '#src/features/assessments/attempt/AttemptResult.tsx';
import { answering } from '../answering-server.ts';

const result: AssessmentResult = {
  attempt_id: 4,
  assessment_id: 3,
  assessment_name: 'A page',
  teacher: 'Asha Rao',
  grade_name: 'Grade 9',
  division_name: 'A',
  number: 1,
  handed_in_at: 0,
  reason: 'student',
  answered: 1,
  questions: 1,
  late_saves: 0,
  show_policy: 'nothing',
  is_released: 0,
  sent_back: null,
  score: null,
  marked_again_at: null,
  answers: null,
};

const card = { door: 'done', opens_at: 0, last_start_at: Date.UTC(2026, 10, 18, 6) } as const;

function show(changes: Partial<AssessmentResult>, door: Door = 'done') {
  answering({ 'get-assessment-result': () => ({ success: 'true', data: { ...result, ...changes } }) });
  const person = { school: { timeZone: 'Asia/Kolkata' } } as Person;
  render(
    <AttemptResult attemptId={4} card={{ ...card, door }} person={person} listen={() => () => undefined} />,
  );
}

it('says that an attempt was sent back, and why, in the place of a result to wait for [ST-26]', async () => {
  show({ sent_back: 'The link is missing.' });
  expect(await screen.findByText('Your teacher sent this attempt back')).toBeTruthy();
  expect(screen.getByText('The link is missing.')).toBeTruthy();
  expect(screen.queryByText(/Your result is not there yet/)).toBeNull();
});

it.each<[Door, RegExp]>([
  ['open', /^You can begin again until .*18 Nov 2026/],
  ['early', /^You can begin again from /],
  ['late', /^The time to begin is over\. Ask your teacher/],
])('says whether an attempt that was sent back can be begun again (%s) [ST-26]', async (door, words) => {
  show({ sent_back: 'The link is missing.' }, door);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says that a result is still to come [CE-02]', async () => {
  show({});
  expect(await screen.findByText(/Your result is not there yet/)).toBeTruthy();
  expect(screen.queryByText(/sent this attempt back/)).toBeNull();
});

it('says that a question was marked again, beside the result it changed [CE-03]', async () => {
  const score = {
    marks: 1,
    marks_most: 2,
    percent: 50,
    pass_percent: 50,
    is_passed: 1 as const,
    feedback: '',
  };
  show({ score, marked_again_at: Date.UTC(2026, 10, 19, 6) });
  expect(await screen.findByText(/was marked again on .*19 Nov 2026/)).toBeTruthy();
});

it('says that a question was corrected after the test, beside what is right now [CE-03]', async () => {
  const answer = {
    position: 1,
    prompt: 'What joins two networks?',
    picture: null,
    body: { type: 'true_false' as const },
    answer: null,
    marks: 0,
    marks_most: 1,
    feedback: '',
    key: { type: 'true_false' as const, right: true },
    explanation: '',
    is_corrected: 1 as const,
    scores: [],
  };
  show({ answers: [answer, { ...answer, position: 2, is_corrected: 0 }] });
  expect(await screen.findAllByText(/was corrected after the test/)).toHaveLength(1);
});
