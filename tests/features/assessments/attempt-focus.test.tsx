import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import { StudentAssessment } from '#src/features/assessments/attempt/StudentAssessment.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import {
  attemptOf,
  card,
  receipt,
} from '../../machines/assessments/assessment-attempt/assessment-attempt.walks.ts';
import { answering, refusal } from '../answering-server.ts';

/** The page of an attempt that runs. */
function open(attempt: Partial<ShownAttempt> = {}) {
  const said = (data: object) => ({ success: 'true', data });
  const now = Date.now();
  const running = attemptOf({ now, ends_at: now + 3_600_000, ...attempt });
  const server = answering({
    'get-student-assessments': () => ({
      ...said([{ ...card, door: 'running', attempt_id: 9 }]),
      now,
      time_zone: 'Asia/Kolkata',
      has_more: false,
    }),
    'get-attempt': () => said(running),
    'take-over-attempt': () => said({ ...running, is_mine: 1 }),
    'get-assessment-result': () => refusal(404, 'not_found'),
    'submit-attempt': () => said({ attempt_id: 9, now, ...receipt }),
  });
  render(
    <StudentAssessment
      app={{
        person: { ...asha, id: 7 },
        sessionLive: true,
        listen: () => () => undefined,
        assessmentId: 5,
        onBack: vi.fn(),
      }}
    />,
  );
  return server;
}

async function handIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand in' }));
}

const heading = () => screen.getByRole('heading', { name: /^Question .?1.? of/ });

afterEach(() => localStorage.clear());

it('moves the focus to the question after “Continue here” [CE-01]', async () => {
  open({ is_mine: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

it('moves the focus to what was handed in, and leaves it alone when the page opens [CE-01]', async () => {
  open();
  await screen.findByRole('button', { name: 'Hand in' });
  expect(document.activeElement).toBe(document.body);
  await handIn();
  const group = await screen.findByRole('group', { name: 'Handed in' });
  await waitFor(() => expect(document.activeElement).toBe(group));
});

it('keeps the focus on the paper when a hand-in does not arrive [CE-01]', async () => {
  let lose: (error: Error) => void = () => {};
  open().now('submit-attempt', () => new Promise((_, reject) => (lose = reject)));
  await handIn();
  const button = await screen.findByRole('button', { name: 'Handing in' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  lose(new TypeError('Failed to fetch'));
  await screen.findByRole('button', { name: 'Send again' });
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});
