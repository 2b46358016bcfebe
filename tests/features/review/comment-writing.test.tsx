import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownComment, Submission } from '#contract/review/review.wire.ts';
import { Attempts } from '#src/features/review/desk/Attempts.tsx';
import { EntryDesk } from '#src/features/review/desk/EntryDesk.tsx';
import { useComments } from '#src/features/review/desk/use-comments.ts';
import { work as plain } from '#tests/machines/review/review-desk/review-desk.walks.ts';
import { setupUser } from '#tests/user.ts';

const personId = 41;
const scrolled = vi.fn();
const entryOf = (id: number) => ({
  id,
  kind: 'file' as const,
  url: '',
  file: { id: `f${id}`, name: `story${id}.txt`, type: 'txt' as const, size: 9, hasPreview: false },
});
const attempt = {
  number: 1,
  learning: '',
  submitted_at: 1,
  is_late: 0 as const,
  due_on: '',
  entries: [entryOf(1)],
};
const work: Submission = { ...plain, attempts: [attempt] };
const saved: ShownComment = {
  id: 8,
  entry_id: 1,
  author_name: 'Asha Rao',
  is_own: 1,
  anchor: 'line',
  at: 2,
  x: 0,
  y: 0,
  w: 0,
  h: 0,
  text: 'Rename this variable',
};

function Desk({ of = work }: { readonly of?: Submission }) {
  const comments = useComments(personId, of, () => undefined);
  return (
    <>
      {of.attempts[0]?.entries.map((entry) => (
        <EntryDesk key={entry.id} entry={entry} shown={of.comments} comments={comments} isDemo={false} />
      ))}
      <p>{comments.unsent}</p>
    </>
  );
}

const field = () => screen.findByRole('textbox', { name: 'Comment' });
const lineButton = (at: number) => screen.findByRole('button', { name: `Comment on line ${at}` });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('one\ntwo\nthree\n')));
});

describe('a half-written comment', () => {
  it('moves to the line that is pressed next, with its text [C5-03]', async () => {
    render(<Desk />);
    const user = setupUser({ hasty: true });
    await user.click(await lineButton(1));
    await user.type(await field(), 'Why not');
    await user.click(await lineButton(3));
    expect(await field()).toHaveProperty('value', 'Why not');
    expect(screen.getByRole('spinbutton', { name: 'Line' })).toHaveProperty('value', '3');
  });

  it('is there again after the list, and until it is cancelled [C5-03]', async () => {
    const first = render(<Desk />);
    const user = setupUser({ hasty: true });
    await user.click(await lineButton(2));
    await user.type(await field(), 'Why not');
    first.unmount();
    const second = render(<Desk />);
    expect(await field()).toHaveProperty('value', 'Why not');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    second.unmount();
    render(<Desk />);
    await lineButton(2);
    expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull();
  });

  it('goes to the first file of a new attempt, and is shown where the work is decided', async () => {
    const { rerender } = render(<Desk />);
    const user = setupUser({ hasty: true });
    await user.click(await lineButton(2));
    await user.type(await field(), 'Why not');
    const again = { ...work, attempts: [{ ...attempt, number: 2, entries: [entryOf(7)] }, attempt] };
    rerender(<Desk of={again} />);
    expect(await field()).toHaveProperty('value', 'Why not');
    rerender(<Desk of={{ ...again, may_review: 0 }} />);
    expect(screen.getByText('Why not').tagName).toBe('P');
  });

  it('past its limit is counted and marked, and stays whole', async () => {
    render(<Desk />);
    const user = setupUser({ hasty: true });
    await user.click(await lineButton(2));
    fireEvent.change(await field(), { target: { value: 'x'.repeat(1_001) } });
    expect(await field()).toHaveProperty('value.length', 1_001);
    expect(screen.getByText('At most 1,000 characters.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save the comment' }));
    expect(await field()).toHaveProperty('value.length', 1_001);
  });
});

describe('a saved comment', () => {
  it('shows its line when its place is pressed', async () => {
    render(<Desk of={{ ...work, comments: [saved] }} />);
    await lineButton(2);
    await setupUser().click(screen.getByRole('button', { name: 'Line 2' }));
    await waitFor(() =>
      expect(screen.getByText('two').parentElement?.getAttribute('aria-current')).toBe('location'),
    );
    expect(scrolled).toHaveBeenCalled();
  });

  it('is shown beside its file in an earlier attempt too', async () => {
    const review = {
      id: 1,
      attempt: 1,
      reviewer_name: 'Asha Rao',
      decision: 'resubmit' as const,
      feedback: '',
      show_data: 1 as const,
      due_on: '',
      on_wall: 0 as const,
      decided_at: 2,
      scores: [],
      comments: [saved],
    };
    const link = { ...entryOf(1), kind: 'addUrl' as const, file: null, url: 'https://example.org' };
    render(
      <Attempts
        attempts={[
          { ...attempt, number: 2, entries: [] },
          { ...attempt, entries: [link] },
        ]}
        reviews={[review]}
        isDemo={false}
      />,
    );
    await setupUser().click(screen.getByText(/^Attempt 1/));
    const list = await screen.findByRole('list', { name: 'Comments' });
    expect(within(list).getByRole('listitem').textContent).toBe('Line 2Rename this variable');
  });
});
