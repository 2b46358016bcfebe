import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClassesScreen } from '#src/features/classes/ClassesScreen.tsx';
import type { ClassesProps } from '#src/features/classes/places-props.ts';
import { alerts } from '#src/lib/alerts.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const class6 = {
  mbx_class_id: 6,
  version: 1,
  school_class: 'Grade 6',
  sections: ['A'],
  students: 31,
  faculty: 2,
};
const class7 = { ...class6, mbx_class_id: 7, version: 4, school_class: 'Grade 7', students: 0, faculty: 0 };

function show(more: Partial<ClassesProps> = {}) {
  const server = answering({
    'get-division-batch-list': () => ({
      success: 'true',
      school: { id: 1, name: 'Banyan School', model: 0 },
      data: [class6, class7].map(({ mbx_class_id: id, school_class: name, version }) => ({
        kind: 'grade',
        id,
        name,
        version,
        master_class_id: id,
        parts: [],
      })),
    }),
    'get-school-classes': () => ({ rows: [class6, class7], total: 2, page: 1, size: 30 }),
    'remove-class-section': () => ({ done: [{ id: 7, version: 5 }], refused: [] }),
    'restore-class-section': () => ({ done: [{ id: 7, version: 6 }], refused: [] }),
  });
  const hints = heardHints();
  render(
    <ClassesScreen
      kind="grade"
      person={asha}
      sessionLive
      listen={hints.listen}
      schoolId={1}
      search={{}}
      onSearch={() => undefined}
      renderLink={(_, label) => label}
      {...more}
    />,
  );
  return { server, hints, user: setupUser() };
}
/** What does harm is the last line of the menu. */
async function remove(user: ReturnType<typeof setupUser>, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const item = await screen.findByRole('menuitem', { name: 'Remove' });
  await user.keyboard('{End}');
  await waitFor(() => expect(item.getAttribute('data-highlighted')).not.toBeNull());
  await user.keyboard('{Enter}');
}

beforeEach(() => {
  for (const { id } of alerts.getToasts()) alerts.dismiss(id);
});

describe('the classes of a school', () => {
  it('keep a class that has people, and say who is in it [PR-04, EN-08]', async () => {
    const { server, user } = show();
    await remove(user, 'Grade 6');
    await waitFor(() =>
      expect(alerts.getToasts().some(({ title }) => title.includes('is not empty'))).toBe(true),
    );
    expect(server.asked('remove-class-section')).toEqual([]);
  });

  it('lose an empty class, which comes back by Undo [EN-08, QU-24]', async () => {
    const { server, user } = show();
    await remove(user, 'Grade 7');
    const undo = () => alerts.getToasts().find(({ action }) => action)?.action;
    await waitFor(() => expect(undo()).toBeTruthy());
    expect(server.asked('remove-class-section')).toEqual([
      { school_id: 1, of: 'class', rows: [{ id: 7, version: 4 }] },
    ]);
    undo()?.onPress();
    await waitFor(() =>
      expect(server.asked('restore-class-section')).toEqual([
        { school_id: 1, of: 'class', rows: [{ id: 7, version: 5 }] },
      ]),
    );
  });

  it('are asked for again when somebody else changed them', async () => {
    const { server, hints } = show();
    await screen.findByRole('rowheader', { name: 'Grade 6' });
    server.now('get-school-classes', () => ({ rows: [class6], total: 1, page: 1, size: 30 }));
    hints.tell();
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Grade 7' })).toBeNull());
  });

  it('wait until the office has chosen a school', async () => {
    const { server } = show({ schoolId: 0, picker: <p>Which school?</p> });
    expect(await screen.findByText('Choose a school')).toBeTruthy();
    expect(screen.getByText('Which school?')).toBeTruthy();
    expect(server.asked('get-school-classes')).toEqual([]);
  });
});
