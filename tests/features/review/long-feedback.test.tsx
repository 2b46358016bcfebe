import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { feedbackMost, isTooLongFeedback } from '#contract/review/review.rules.ts';
import { blankDraft } from '#machines/review/review-desk/review-desk.rules.ts';
import type { ReviewDeskView } from '#machines/review/review-desk/review-desk.view.ts';
import { ReviewPanel } from '#src/features/review/desk/ReviewPanel.tsx';
import { work } from '#tests/machines/review/review-desk/review-desk.walks.ts';

function Panel() {
  const [draft, setDraft] = useState(blankDraft);
  const part = useRef<HTMLDivElement>(null);
  const view = {
    draft,
    faults: {},
    isBusy: false,
    isChanged: false,
    isTooLong: isTooLongFeedback(draft.feedback),
    keeping: 'nothing',
  } as ReviewDeskView;
  return (
    <ReviewPanel
      view={view}
      work={work}
      timeZone="Asia/Kolkata"
      feedbackRef={part}
      phrasesRef={part}
      onChange={(fields) => setDraft({ ...draft, ...fields })}
      onDecide={() => undefined}
    />
  );
}

it('a feedback past the limit stays whole, is counted, and its field says so [C5-03]', () => {
  render(<Panel />);
  const field = screen.getByRole('textbox', { name: 'Feedback' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('x'.repeat(5_100));
  expect(field).toHaveProperty('value.length', 5_100);
  expect(screen.getAllByText('5,100 of 4,000 characters').length).toBeGreaterThan(0);
  expect(screen.getByText('At most 4,000 characters.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('x'.repeat(feedbackMost));
  expect(screen.queryByText('At most 4,000 characters.')).toBeNull();
});
