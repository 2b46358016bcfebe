import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReplyForm } from '#src/features/helpdesk/desk/ReplyForm.tsx';
import type { TicketWork } from '#src/features/helpdesk/desk/use-ticket.ts';
import { setupUser } from '#tests/user.ts';

it('a reply to a request that was closed meanwhile says that it opens it again; a note does not', async () => {
  const write = vi.fn<TicketWork['write']>(async () => true);
  const work: TicketWork = {
    ticket: { kind: 'loading' },
    busy: null,
    problem: null,
    again: () => undefined,
    write,
    act: async () => true,
  };
  const form = (isClosed: boolean) => (
    <ReplyForm number={4} personId={7} isClosed={isClosed} work={work} articles={[]} />
  );
  const { rerender } = render(form(false));
  const user = setupUser();
  await user.type(screen.getByRole('textbox', { name: /^Your reply|^Reply/u }), 'Press the loudspeaker.');
  expect(screen.getByRole('button', { name: 'Send reply' })).toBeDefined();
  rerender(form(true));
  expect(screen.getByText('This request is closed. A reply opens it again.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Note for the helpdesk' }));
  expect(screen.getByRole('button', { name: 'Save note' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Reply to the person' }));
  await user.click(screen.getByRole('button', { name: 'Reopen and send' }));
  await waitFor(() =>
    expect(write).toHaveBeenCalledExactlyOnceWith('reply', expect.any(String), 'Press the loudspeaker.'),
  );
});
