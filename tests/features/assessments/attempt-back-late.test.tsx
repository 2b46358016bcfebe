import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepAnswers, readKept } from '#src/features/assessments/attempt/attempt-copies.ts';
import { StudentAssessment } from '#src/features/assessments/attempt/StudentAssessment.tsx';
import {
  attemptOf,
  card,
  receipt,
} from '../../machines/assessments/assessment-attempt/assessment-attempt.walks.ts';
import { answering, offline, refusal } from '../answering-server.ts';

const lease = '11111111-1111-4111-8111-111111111111';
const answersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    seq: index + 1,
    answer: { type: 'subjective' as const, text: 'Before the crash' },
    is_flagged: 0 as const,
  }));

/** A browser comes back after the end, and kept so many answers that the server never had. */
function comeBack(count: number) {
  keepAnswers(7, 9, { attemptId: 9, lease, answers: answersOf(count) });
  const ended = attemptOf({
    state: 'handed_in',
    is_mine: 0,
    items: [],
    receipt: { ...receipt, reason: 'time' },
  });
  const said = (data: object) => ({ success: 'true', data });
  const server = answering({
    'get-student-assessments': () => ({
      ...said([{ ...card, door: 'done', attempt_id: 9, attempts_left: 0 }]),
      now: 1,
      time_zone: 'Asia/Kolkata',
      has_more: false,
    }),
    'get-attempt': () => said(ended),
    'get-assessment-result': () => refusal(404, 'not_found'),
    'submit-attempt': () => said({ attempt_id: 9, now: 1, ...receipt, reason: 'time' }),
  });
  const show = () =>
    render(
      <StudentAssessment
        app={{
          person: { id: 7, school: { timeZone: 'Asia/Kolkata' } } as never,
          sessionLive: true,
          listen: () => () => undefined,
          assessmentId: 5,
          onBack: vi.fn(),
        }}
      />,
    );
  return { server, show };
}

afterEach(() => localStorage.clear());

it('sends what was kept as the window that wrote it, and keeps it until the server answered [CE-01]', async () => {
  const { server, show } = comeBack(1);
  server.now('submit-attempt', offline);
  show();
  await screen.findByText('It is not handed in yet');
  expect(readKept(7, 9)?.answers).toHaveLength(1);
  server.now('submit-attempt', () => ({
    success: 'true',
    data: { attempt_id: 9, now: 1, ...receipt, reason: 'time' },
  }));
  screen.getByRole('button', { name: 'Send again' }).click();
  await vi.waitFor(() => expect(readKept(7, 9)).toBeNull());
  expect(server.asked('submit-attempt').at(-1)).toEqual({ attempt_id: 9, lease, answers: answersOf(1) });
});

it('sends all of it where it came too late, and says that it is kept for the teacher [CE-01]', async () => {
  const { server, show } = comeBack(25);
  const params = { now: 2, ends_at: 1 };
  const tooLate = () =>
    Response.json(
      { success: 'false', status: 0, code: 'exam_closed', information: '', msg: '', params },
      { status: 409 },
    );
  server.now('save-answers', tooLate);
  server.now('submit-attempt', tooLate);
  show();
  await screen.findByText('Your last answers came too late');
  const all = [...server.asked('save-answers'), ...server.asked('submit-attempt')] as {
    readonly answers: readonly unknown[];
  }[];
  expect(all.flatMap(({ answers }) => answers)).toEqual(answersOf(25));
  expect(readKept(7, 9)).toBeNull();
});
