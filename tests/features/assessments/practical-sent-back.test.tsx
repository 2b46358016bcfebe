import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PracticalAnswer } from '#contract/assessments/practical.wire.ts';
import { PracticalMarks } from '#src/features/assessments/practical/PracticalMarks.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';

const work: PracticalAnswer = {
  attempt_id: 4,
  position: 1,
  student_id: 12,
  student_name: 'Dev',
  grade_name: 'Grade 9',
  division_name: 'A',
  prompt: 'Make a page.',
  state: 'sent_back',
  handed_in_at: 0,
  reason: 'student',
  is_late: 0,
  has_program: 1,
  marks: null,
  marks_most: 10,
  assessment_id: 3,
  assessment_name: 'A page',
  number: 1,
  attempt_state: 'sent_back',
  picture: null,
  model_answer: '',
  answer: null,
  engine: null,
  feedback: 'The link is missing.',
  rubric_id: 0,
  scores: [],
  version: 1,
  next: null,
  waiting: 0,
  again: 'open',
  opens_at: 0,
  last_start_at: Date.UTC(2026, 10, 18, 6),
};

function show(changes: Partial<PracticalAnswer>) {
  const onMoreTime = vi.fn();
  render(
    <PracticalMarks
      app={{ person: asha, sessionLive: true }}
      desk={{ work: { ...work, ...changes }, rubrics: [] }}
      renderRubric={() => null}
      onMoved={vi.fn()}
      onMoreTime={onMoreTime}
    />,
  );
  return onMoreTime;
}

it('what was sent back says until when the student can begin again [ST-26]', () => {
  show({});
  expect(screen.getByText(/The student can begin another one until .*18 Nov 2026/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('what was sent back after the last start leads to another time for the student [ST-26]', async () => {
  const onMoreTime = show({ again: 'late' });
  expect(screen.queryByText(/can begin another one/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Give another time…' }));
  expect(onMoreTime).toHaveBeenCalledWith(12);
});
