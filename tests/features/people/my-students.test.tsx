import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import type { Settings } from '#contract/core/school-settings.ts';
import type { StudentRow } from '#contract/people/people.wire.ts';
import { MyStudentsScreen } from '#src/features/people/MyStudentsScreen.tsx';
import { ResetPasswordDialog } from '#src/features/profile/components/ResetPasswordDialog.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';

const rudra: StudentRow = {
  id: 31,
  version: 2,
  user_id: 'S00031',
  gender: 'male',
  email_id: '',
  mobile: '',
  status: 'active',
  seen: 1,
  club_batch: '',
  student_name: 'Rudra Kumar',
  student_pic: '',
  grade_name: 'Grade 6',
  division_name: 'A',
  eid: '',
  birth_date: '',
};
const away: StudentRow = { ...rudra, id: 32, student_name: 'Zoya Ansari', status: 'inactive' };

function show(settings: Settings) {
  const server = answering({
    'student-list-by-faculty': () => ({ rows: [rudra, away], total: 2, page: 1, size: 30 }),
    'get-faculty-class-list': () => ({ status: 'true', data: [] }),
    'faculty-club-batch-list': () => ({ status: 'true', data: [] }),
    'reset-person-password': () => ({
      data: 1,
      information: 'Rudra Kumar can sign in with this code once.',
      code: 'mango-4821-river',
      name: 'Rudra Kumar',
    }),
  });
  render(
    <MyStudentsScreen
      app={{
        person: { ...asha, role: roles.faculty, settings },
        schoolId: 0,
        address: { search: {}, onSearch: () => undefined },
        sessionLive: true,
        listen: () => () => undefined,
        renderReset: ({ personId, name, run }, onClosed) => (
          <ResetPasswordDialog target={{ personId, name }} reset={run} onClosed={onClosed} />
        ),
      }}
    />,
  );
  return { server, user: setupUser() };
}
const actionsOf = async (user: ReturnType<typeof setupUser>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

describe('the students of a teacher', () => {
  it('get a new code, which is shown once, where the school allows it [QU-06]', async () => {
    const { server, user } = show({ student_pass_visible_TofacultyAdmin: 1 });
    expect(await actionsOf(user, 'Rudra Kumar')).toEqual(['Edit', 'Reset password']);
    await user.click(screen.getByRole('menuitem', { name: 'Reset password' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Rudra Kumar');
    expect(server.asked('reset-person-password')).toEqual([]);
    const [, yes] = within(question).getAllByRole('button');
    if (yes) await user.click(yes);
    expect(await screen.findByText('mango-4821-river')).toBeTruthy();
    expect(server.asked('reset-person-password')).toEqual([{ person_id: 31 }]);
  });

  it('get none where the school does not allow it [QU-06]', async () => {
    const { user } = show({ student_pass_visible_TofacultyAdmin: 0 });
    expect(await actionsOf(user, 'Rudra Kumar')).toEqual(['Edit']);
  });

  it('who are switched off get none [QU-06]', async () => {
    const { user } = show({ student_pass_visible_TofacultyAdmin: 1 });
    expect(await actionsOf(user, 'Zoya Ansari')).toEqual(['Edit']);
  });
});
