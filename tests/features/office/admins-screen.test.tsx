import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminRow } from '#contract/office/office.wire.ts';
import { AdminsScreen } from '#src/features/office/AdminsScreen.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const nila: AdminRow = {
  id: 31,
  version: 2,
  user_id: 'A00031',
  first_name: 'Nila',
  last_name: 'Sen',
  email_id: 'nila@school.in',
  status: 1,
  has_start_code: 0,
  school_id: 1,
  school_name: 'Banyan School',
};
const page = (...rows: AdminRow[]) => ({ rows, total: rows.length, page: 1, size: 30 });

function show(person = asha) {
  const server = answering({
    'admin-user-list': () => page(nila, { ...nila, id: person.id, first_name: 'Asha', last_name: 'Rao' }),
    'set-user-status': () => ({ done: [{ id: 31, version: 3 }], refused: [] }),
  });
  const hints = heardHints();
  const address = { search: {}, onSearch: () => undefined };
  render(<AdminsScreen person={person} sessionLive address={address} listen={hints.listen} />);
  return { server, hints, user: setupUser() };
}
const actionsOf = async (user: ReturnType<typeof setupUser>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

describe('the admins of a school', () => {
  it('never switch themselves off [RP-20]', async () => {
    const { user } = show();
    expect(await actionsOf(user, 'Asha Rao')).toEqual(['Edit']);
  });

  it('switch off a colleague after a question [C9-04, RP-20]', async () => {
    const { server, user } = show();
    expect(await actionsOf(user, 'Nila Sen')).toContain('Switch off');
    const item = screen.getByRole('menuitem', { name: 'Switch off' });
    await user.keyboard('{End}');
    await waitFor(() => expect(item.getAttribute('data-highlighted')).not.toBeNull());
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Switch off?' });
    expect(server.asked('set-user-status')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Switch off' }));
    await waitFor(() =>
      expect(server.asked('set-user-status')).toEqual([{ rows: [{ id: 31, version: 2 }], isActive: false }]),
    );
  });

  it('see a new colleague whom somebody else added', async () => {
    const { server, hints } = show();
    await screen.findByRole('rowheader', { name: /Nila/ });
    server.now('admin-user-list', () => page(nila, { ...nila, id: 32, first_name: 'Omar' }));
    hints.tell();
    expect(await screen.findByRole('rowheader', { name: /Omar/ })).toBeTruthy();
  });
});
