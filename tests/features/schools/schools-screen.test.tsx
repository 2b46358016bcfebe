import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import type { SchoolRow } from '#contract/schools/school.wire.ts';
import { FinanceScreen } from '#src/features/schools/FinanceScreen.tsx';
import { SchoolsScreen } from '#src/features/schools/SchoolsScreen.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const hill: SchoolRow = {
  id: 4,
  version: 3,
  school_name: 'Hill School',
  school_short_name: '',
  school_address: '',
  State_Name: 'Kerala',
  cityName: '',
  description: '',
  status: 1,
  is_model1: 0,
  is_demo_school: 0,
  paid_status: 1,
  licence_until: '',
  today: '2026-11-24',
  admin_limit: null,
  faculty_limit: null,
  student_limit: 100,
  admins: 1,
  faculty: 2,
  students: 40,
};
const page = (...rows: SchoolRow[]) => ({ rows, total: rows.length, page: 1, size: 30 });
const director = { ...asha, role: roles.superAdmin, subRole: subRoles.director };
const superAdmin: Person = { ...director, subRole: subRoles.superAdmin };
const address = { search: {}, onSearch: () => undefined };

function show(person = superAdmin) {
  const server = answering({
    'school-list': () => page(hill),
    'state-list': () => ({ data: [], next: 0 }),
    'set-school-status': () => ({ done: [{ id: 4, version: 4 }], refused: [] }),
  });
  const onGo = vi.fn<(part: string, schoolId: number) => void>();
  const { listen } = heardHints();
  render(<SchoolsScreen person={person} sessionLive address={address} listen={listen} onGo={onGo} />);
  return { server, onGo, user: setupUser() };
}

describe('the schools of the office', () => {
  it('are switched off after a question that names the school [C9-01]', async () => {
    const { server, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Actions for Hill School' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Switch off' }));
    const question = await screen.findByRole('alertdialog', { name: 'Switch off?' });
    expect(question.textContent).toContain('Hill School');
    await user.click(within(question).getByRole('button', { name: 'Switch off' }));
    await waitFor(() =>
      expect(server.asked('set-school-status')).toEqual([{ rows: [{ id: 4, version: 3 }], isActive: false }]),
    );
  });

  it('are only looked at by a director [QU-46]', async () => {
    show(director);
    await screen.findByRole('rowheader', { name: 'Hill School' });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Hill School/ })).toBeNull();
  });
});

it('the licences that finance reads are asked for again when schools change [QU-29]', async () => {
  const server = answering({ 'school-list': () => page(hill) });
  const { listen, tell } = heardHints();
  render(<FinanceScreen personId={5} address={address} listen={listen} />);
  await screen.findByRole('rowheader', { name: 'Hill School' });
  server.now('school-list', () => page(hill, { ...hill, id: 5, school_name: 'Lake School' }));
  tell();
  expect(await screen.findByRole('rowheader', { name: 'Lake School' })).toBeTruthy();
});
