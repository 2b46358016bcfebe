import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { SubUserRow } from '#contract/office/office.wire.ts';
import { SubUsersScreen } from '#src/features/office/SubUsersScreen.tsx';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const superAdmin = { ...asha, role: 1 as const };
const tara: SubUserRow = {
  id: 31,
  version: 1,
  user_id: 'X00031',
  first_name: 'Tara',
  last_name: 'Sen',
  email_id: 'tara@office.in',
  status: 1,
  has_start_code: 0,
  sub_role: 'staff',
  department: '',
  modules: [],
  schools: null,
};
const ishan: SubUserRow = { ...tara, id: 32, user_id: 'X00032', first_name: 'Ishan' };
const oneself: SubUserRow = { ...tara, id: superAdmin.id, user_id: 'X00007', first_name: 'Asha' };

function Page() {
  const [search, onSearch] = useState<ResourceSearch>({});
  return (
    <SubUsersScreen
      person={superAdmin}
      sessionLive
      listen={heardHints().listen}
      address={{ search, onSearch }}
    />
  );
}

function show() {
  const server = answering({
    'admin-sub-user-list': () => ({ rows: [oneself, tara, ishan], total: 3, page: 1, size: 30 }),
    'get-form-session': () => ({ formSession: 'key 1' }),
    'sub-user-codes': () => ({
      success: 'true',
      data: { sheet_id: 5, wanted: 2, information: '2 cards are being made.' },
    }),
    'get-sign-in-sheet': () => ({
      data: {
        state: 'ready',
        done: 2,
        wanted: 2,
        school_name: 'Central office',
        address: 'https://school.example/login',
        cards: [tara, ishan].map(({ id, first_name, user_id }) => ({
          id,
          student_name: first_name,
          user_id,
          place: '',
          code: `mango-${id}31-river`,
        })),
      },
    }),
  });
  render(<Page />);
  return { server, user: setupUser() };
}

describe('chosen people of the office', () => {
  it('get new codes on one sheet, once it was said whose earlier codes end [QU-06]', async () => {
    const { server, user } = show();
    for (const name of ['Tara Sen', 'Ishan Sen'])
      await user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
    await user.click(screen.getByRole('button', { name: 'New codes and cards' }));
    const form = await screen.findByRole('dialog', { name: 'New codes for 2 people' });
    expect(form.textContent).toContain('The earlier codes of 2 people end');
    expect(within(form).getByText('Tara Sen')).toBeTruthy();
    expect(server.asked('sub-user-codes')).toEqual([]);
    await user.click(within(form).getByRole('button', { name: 'Make the cards' }));
    expect(await screen.findByText('mango-3231-river')).toBeTruthy();
    expect(screen.getByText(/The earlier codes of these 2 people have ended\./)).toBeTruthy();
    expect(server.asked('sub-user-codes')).toEqual([{ formSession: 'key 1', ids: [31, 32] }]);
    expect(server.asked('get-sign-in-sheet')).toEqual([{ school_id: 0, sheet_id: 5 }]);
  });
});
