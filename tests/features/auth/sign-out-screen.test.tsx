import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import type { ForcedLogoutPage } from '#src/features/auth/forced-logout/load-forced-logout.ts';
import { ForcedLogoutScreen } from '#src/features/auth/forced-logout/screens/ForcedLogoutScreen.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { type Answer, answering, offline, refusal } from '../answering-server.ts';

const id = '0190c0de-0000-7000-8000-000000000001';
const logout = {
  id,
  at: '2026-11-20T09:00:00Z',
  by: 'Asha Rao',
  kind: 'division',
  name: 'Grade 9 A',
  people: 3,
  sessions: 4,
} as const;
const leaver = (number: number, name: string, state: string) => ({
  id: number,
  name,
  login_name: `S${number}`,
  role: 3,
  sessions: 1,
  state,
});
const leavers = [
  leaver(1, 'Rudra Kumar', 'gone'),
  leaver(2, 'Vivaan Khan', 'leaving'),
  leaver(3, 'Mira Das', 'back'),
];

const loaded: ForcedLogoutPage = {
  overview: {
    school: { id: 1, name: 'Banyan School', signed_in: 12 },
    divisions: [{ kind: 'division', grade_id: 9, division_id: 41, name: 'Grade 9 A', signed_in: 2 }],
    schools: [{ id: 1, name: 'Banyan School' }],
  },
  past: [logout],
};

interface Options {
  readonly person?: Person;
  readonly page?: ForcedLogoutPage | null;
  readonly answers?: Readonly<Record<string, Answer>>;
}
const onReload = vi.fn();

function show({ person = asha, page = loaded, answers = {} }: Options = {}) {
  const server = answering({
    'force-logout': () => ({ status: 'true', id, people: 3, sessions: 4 }),
    'get-forced-logout': ({ search }: { search: string }) => {
      const data = leavers.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      return { logout, counts: { leaving: 1, gone: 1, back: 1 }, data, total: data.length };
    },
    'find-people-to-sign-out': () => ({
      data: [{ id: 39, name: 'Rudra Kumar', login_name: 'S00039', role: 3, sessions: 2 }],
    }),
    ...answers,
  });
  render(
    <ForcedLogoutScreen
      person={person}
      schoolId={1}
      loaded={page}
      onReload={onReload}
      onSchool={() => undefined}
    />,
  );
  return { server, user: setupUser({ hasty: true }) };
}
const submit = () => screen.getByRole('button', { name: 'Sign out…' });
const question = async () => within(await screen.findByRole('alertdialog'));

beforeEach(() => onReload.mockClear());

describe('signing people out', () => {
  it('wants somebody chosen, and says so beside the field [ST-32]', async () => {
    const { user, server } = show();
    await user.click(submit());
    expect(await screen.findByText('Choose who is to be signed out.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.asked('force-logout')).toEqual([]);
  });

  it('of one person: found by name or login, asked about, and carried out on every device [ST-32, RP-19]', async () => {
    const { user, server } = show();
    await user.type(screen.getByRole('combobox', { name: /^Person/ }), 'rud');
    await user.click(await screen.findByRole('option', { name: /Rudra Kumar/ }));
    expect(await screen.findByText('Signed in on 2 devices')).toBeTruthy();
    await user.click(submit());
    const asked = await question();
    expect(screen.getByRole('alertdialog', { name: 'Sign Rudra Kumar out?' })).toBeTruthy();
    expect(server.asked('force-logout')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Sign out now' }));
    await screen.findByRole('button', { name: 'Sign others out' });
    expect(server.asked('find-people-to-sign-out')).toMatchObject([{ school_id: 1, search: 'rud' }]);
    expect(server.asked('force-logout')).toMatchObject([
      { school_id: 1, target: { kind: 'person', person_id: 39 }, include_me: false },
    ]);
    expect(onReload).toHaveBeenCalled();
  });

  it('of a division: its students, with how many are signed in; "Cancel" leaves all as it was [RP-19]', async () => {
    const { user, server } = show();
    await user.click(screen.getByRole('radio', { name: /^A division/ }));
    await user.click(screen.getByRole('combobox', { name: /^Division/ }));
    await user.click(await screen.findByRole('option', { name: /Grade 9 A/ }));
    await user.click(submit());
    const asked = await question();
    expect(asked.getByText('2 people are signed in now')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.asked('force-logout')).toEqual([]);
    await user.click(submit());
    await user.click((await question()).getByRole('button', { name: 'Sign out now' }));
    await waitFor(() => expect(server.asked('force-logout')).toHaveLength(1));
    expect(server.asked('force-logout')).toMatchObject([
      { target: { kind: 'division', grade_id: 9, division_id: 41 } },
    ]);
  });

  it('of the school: its admin stays signed in unless they go along [RP-18]', async () => {
    const { user, server } = show();
    await user.click(screen.getByRole('radio', { name: /^The whole school/ }));
    await user.click(submit());
    expect((await question()).getByText('You stay signed in.')).toBeTruthy();
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Sign me out as well' }));
    await user.click(submit());
    expect((await question()).getByText('You are signed out as well.')).toBeTruthy();
    await user.click((await question()).getByRole('button', { name: 'Sign out now' }));
    await waitFor(() => expect(server.asked('force-logout')).toHaveLength(1));
    expect(server.asked('force-logout')).toMatchObject([{ target: { kind: 'school' }, include_me: true }]);
  });

  it('is no question of going along for the central office, which hears of none [RP-18]', async () => {
    const { user } = show({ person: { ...asha, role: 1 } });
    await user.click(screen.getByRole('radio', { name: /^The whole school/ }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keeps the choice when it was not done, says why, and is not done twice [ST-32, QU-10]', async () => {
    const { user, server } = show({ answers: { 'force-logout': offline } });
    await user.click(screen.getByRole('radio', { name: /^The whole school/ }));
    const send = async () => {
      await user.click(submit());
      await user.click((await question()).getByRole('button', { name: 'Sign out now' }));
    };
    await send();
    expect(await screen.findByText('No answer came. Try again: it is not done twice.')).toBeTruthy();
    server.now('force-logout', () => refusal(409, 'no_clubs', 'Clubs come later.'));
    await send();
    expect(await screen.findByText('Clubs come later.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^The whole school/ })).toHaveProperty('checked', true);
    const ids = server.asked('force-logout').map((input) => (input as { request_id: string }).request_id);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('who left', () => {
  const openPast = async (options: Options = {}) => {
    const shown = show(options);
    await shown.user.click(screen.getByRole('button', { name: /^Students of Grade 9 A/ }));
    return shown;
  };

  it('is listed with what the server sees of each, and takes the focus [RP-19]', async () => {
    await openPast();
    const heading = await screen.findByRole('heading', { name: 'The students of Grade 9 A were signed out' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('status').textContent).toBe('1 still connected1 signed out1 signed in again');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        'Rudra Kumar S1Signed out',
        'Vivaan Khan S2Still connected',
        'Mira Das S3Signed in again',
      ]),
    );
  });

  it('can be searched, and says when nobody matches', async () => {
    const { user } = await openPast();
    const box = await screen.findByRole('searchbox', { name: 'Search these people' });
    await user.type(box, 'viv');
    await waitFor(() => expect(screen.queryByText('Rudra Kumar')).toBeNull());
    expect(screen.getByText('Vivaan Khan')).toBeTruthy();
    await user.type(box, 'zzz');
    expect(await screen.findByText('Nobody found')).toBeTruthy();
    expect(box).toHaveProperty('value', 'vivzzz');
  });

  it('leads back to the form, which asks anew how many are signed in', async () => {
    const { user } = await openPast();
    await screen.findByRole('heading', { name: /were signed out/ });
    await user.click(screen.getByRole('button', { name: 'Sign others out' }));
    expect(submit()).toBeTruthy();
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('says that it could not be brought up to date', async () => {
    await openPast({ answers: { 'get-forced-logout': offline } });
    expect(await screen.findByText(/^This list could not be brought up to date/)).toBeTruthy();
  });
});

it('says that the page did not load, and tries again [ST-32]', async () => {
  const { user } = show({ page: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onReload).toHaveBeenCalledOnce();
});
