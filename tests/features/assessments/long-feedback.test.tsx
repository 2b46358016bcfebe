import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type { PracticalAnswer } from '#contract/assessments/practical.wire.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { DeskMarks } from '#src/features/assessments/marking/DeskMarks.tsx';
import { PracticalMarks } from '#src/features/assessments/practical/PracticalMarks.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';

const long = 'x'.repeat(4_100);
const answer = {
  marks: null,
  marks_most: 4,
  source: 'none',
  marked_by: '',
  reason: '',
} as unknown as DeskAnswer;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

it('feedback beside an answer is not cut, and a refused save says why at its field [CE-02]', () => {
  const send = vi.fn();
  const view = {
    draft: { marks: '2', feedback: '', reason: '' },
    context: { issue: 'feedback_too_long', failure: null },
  } as unknown as MarkingDeskView;
  render(<DeskMarks view={view} answer={answer} send={send} />);
  const field = screen.getByRole('textbox', { name: 'Feedback for the student' });
  fireEvent.change(field, { target: { value: long } });
  expect(send).toHaveBeenLastCalledWith({ type: 'draft.change', fields: { feedback: long } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('At most 4,000 characters.')).toBeTruthy();
});

it('feedback on a practical task is not cut, and is not sent while it is too long [ST-26]', async () => {
  const work = {
    attempt_id: 4,
    position: 1,
    state: 'handed_in',
    attempt_state: 'handed_in',
    student_name: 'Dev',
    marks_most: 10,
    feedback: '',
    rubric_id: 0,
    scores: [],
    version: 1,
    next: null,
  } as unknown as PracticalAnswer;
  render(
    <PracticalMarks
      app={{ person: asha, sessionLive: true }}
      desk={{ work, rubrics: [] }}
      renderRubric={() => null}
      onMoved={vi.fn()}
      onMoreTime={vi.fn()}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Feedback' });
  fireEvent.change(field, { target: { value: long } });
  await expect.poll(() => field).toHaveProperty('value.length', 4_100);
  expect(screen.getAllByText('4,100 of 4,000 characters').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Give marks' }));
  await expect.poll(() => screen.queryByText('At most 4,000 characters.')).not.toBeNull();
});
