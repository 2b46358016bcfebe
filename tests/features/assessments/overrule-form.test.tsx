import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { OverruleForm } from '#src/features/assessments/marking/OverruleForm.tsx';

const answer = { marks: 0, marks_most: 4, source: 'rule', marked_by: '', reason: '' } as DeskAnswer;
const viewOf = (draft: MarkingDeskView['draft'], issue: string | null = null) =>
  ({
    draft,
    isBusy: false,
    isMoving: false,
    isStale: false,
    hasPrevious: false,
    context: { issue, failure: null },
  }) as unknown as MarkingDeskView;

it('an answer that a key marked takes any marks, with a reason beside them [CE-03]', async () => {
  const send = vi.fn();
  const draft = { marks: '0', feedback: '', reason: '' };
  const { rerender } = render(<OverruleForm view={viewOf(draft)} answer={answer} send={send} />);
  await userEvent.click(screen.getByRole('button', { name: '2' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'draft.change', fields: { marks: '2' } });
  await userEvent.type(screen.getByRole('textbox', { name: /^Marks/ }), '5');
  expect(send).toHaveBeenLastCalledWith({ type: 'draft.change', fields: { marks: '05' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'answer.save' });
  rerender(
    <OverruleForm view={viewOf({ ...draft, marks: '2' }, 'reason_missing')} answer={answer} send={send} />,
  );
  expect(screen.getByRole('textbox', { name: /Reason/ }).getAttribute('aria-invalid')).toBe('true');
});
