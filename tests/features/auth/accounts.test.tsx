import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AccountsEntry } from '#src/features/auth/accounts/AccountsEntry.tsx';
import { PersonAccountsDialog } from '#src/features/auth/accounts/PersonAccountsDialog.tsx';
import { setupUser } from '#tests/user.ts';
import { type Answer, answering } from '../answering-server.ts';

const connection = { account: 'dev@first.example', since: '2026-11-20T09:00:00Z', last_used: null };

describe('the entry “Connected accounts” of the menu', () => {
  it('stands there only where the school uses such accounts, or one is connected still', async () => {
    const server = answering({ 'get-my-accounts': () => ({ data: [] }) });
    const { unmount } = render(<AccountsEntry />);
    await waitFor(() => expect(server.asked('get-my-accounts')).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    answering({
      'get-my-accounts': () => ({
        data: [{ name: 'school', label: 'Meadow', is_offered: 0, connection }],
      }),
    });
    render(<AccountsEntry />);
    expect(await screen.findByRole('button', { name: 'Connected accounts' })).toBeTruthy();
  });
});

describe('an admin', () => {
  function show(answers: Readonly<Record<string, Answer>> = {}) {
    let isConnected = true;
    const server = answering({
      'get-person-accounts': () => ({
        data: isConnected ? [{ name: 'school', label: 'Meadow', connection }] : [],
      }),
      'disconnect-person-account': () => {
        isConnected = false;
        return { status: 'true', sessions: 1 };
      },
      ...answers,
    });
    const onClose = vi.fn();
    render(<PersonAccountsDialog personId={5} name="Dev Test" onClose={onClose} />);
    return { server, user: setupUser({ hasty: true }) };
  }

  it('takes an account from somebody, after a question that says what comes of it', async () => {
    const { server, user } = show();
    const dialog = await screen.findByRole('dialog', { name: 'Connected accounts of Dev Test' });
    expect(await within(dialog).findByText(/^dev@first.example, connected on/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect the Meadow account' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Disconnect the Meadow account of Dev Test?',
    });
    expect(within(question).getByText(/They are signed out where they signed in by it/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('No account is connected.')).toBeTruthy();
    expect(server.asked('disconnect-person-account')).toEqual([{ person_id: 5, provider: 'school' }]);
  });

  it('leaves it as it is with Cancel', async () => {
    const { server, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Disconnect the Meadow account' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(server.asked('disconnect-person-account')).toEqual([]);
    expect(screen.getByText(/^dev@first.example/)).toBeTruthy();
  });
});
