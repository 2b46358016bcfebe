import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import {
  notificationsChanged,
  notificationsChangedQuietly,
} from '#contract/notifications/notifications.hints.ts';
import type { NotificationRow } from '#contract/notifications/notifications.wire.ts';
import { NotificationBell } from '#src/features/notifications/NotificationBell.tsx';
import { NotificationsDialog } from '#src/features/notifications/NotificationsDialog.tsx';
import { useNotifications } from '#src/features/notifications/use-notifications.ts';
import { alerts } from '#src/lib/alerts.ts';
import type { Live } from '#src/lib/live.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { heardLive } from '../../heard-live.ts';
import { type Answer, answering, offline, refusal } from '../answering-server.ts';

const row = (id: number, more: Partial<NotificationRow> = {}): NotificationRow => ({
  id,
  username: 'Meera Iyer',
  created_at: `2026-11-${20 - id}T09:00:00Z`,
  message: `Notice ${id}`,
  url: `/student?open=${id}`,
  kind: 'notice',
  read: 0,
  ...more,
});
const listOf = (rows: readonly NotificationRow[], quiet: 0 | 1 = 0) => ({
  status: 1,
  data: rows,
  count: rows.filter(({ read }) => read === 0).length,
  quiet,
});

interface Options {
  readonly person?: Person;
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly Part?: typeof Header;
}

const onNavigate = vi.fn();

function Header({ person, live }: { readonly person: Person; readonly live: Live }) {
  const [open, setOpen] = useState(false);
  return (
    <NotificationBell
      person={person}
      live={live}
      onNavigate={onNavigate}
      open={open}
      onOpenChange={setOpen}
    />
  );
}

/** The rows lie at the server; the test gives its hints. */
function show(
  rows: readonly NotificationRow[],
  { person = asha, answers = {}, Part = Header }: Options = {},
) {
  const stored = { rows: [...rows], quiet: 0 as 0 | 1 };
  const done = () => ({ status: 1, count: stored.rows.length });
  const server = answering({
    notifications: () => listOf(stored.rows, stored.quiet),
    'count-decrease-notifications': ({ id }: { id: number }) => {
      stored.rows = stored.rows.map((each) => (each.id === id ? { ...each, read: 1 } : each));
      return done();
    },
    'clear-selected-notifications': ({ ids }: { ids: number[] }) => {
      stored.rows = stored.rows.filter(({ id }) => !ids.includes(id));
      return done();
    },
    'clear-all-notifications': () => {
      stored.rows = [];
      return done();
    },
    ...answers,
  });
  const { live, hear } = heardLive();
  render(<Part person={person} live={live} />);
  return {
    server,
    stored,
    user: setupUser({ hasty: true }),
    hint: () => hear(notificationsChanged),
    hushedHint: (content: unknown) => hear(notificationsChangedQuietly, content),
  };
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const said = () => alerts.getLog().entries.map(({ title, text }) => [title, text].filter(Boolean).join(': '));

/** The dialog over the bell's own machine. */
function Opened({ person, live }: { readonly person: Person; readonly live: Live }) {
  const { view, send } = useNotifications(person.school.id, live);
  return (
    <NotificationsDialog
      open
      view={view}
      isDemo={person.school.isDemo}
      send={send}
      onClose={() => undefined}
      onVisit={() => undefined}
    />
  );
}

async function openDialog(rows: readonly NotificationRow[], options: Options = {}) {
  const shown = show(rows, { ...options, Part: Opened });
  const dialog = within(screen.getByRole('dialog', { name: 'Notifications' }));
  await dialog.findAllByRole('listitem');
  // The dialog takes the focus a frame after it opens; whoever pressed before would lose it again.
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Notifications' }).contains(document.activeElement)).toBe(true),
  );
  return { ...shown, dialog };
}

beforeEach(() => {
  alerts.clearLog();
  onNavigate.mockClear();
});

describe('the bell', () => {
  it('counts what is unread, and asks again when the server hints at something [PF-05, SM-03]', async () => {
    const { stored, hint } = show([row(1), row(2), row(3, { read: 1 })]);
    expect(await bell('2 unread notifications')).toBeTruthy();
    stored.rows = [row(4), ...stored.rows];
    hint();
    expect(await bell('3 unread notifications')).toBeTruthy();
    expect(said()).toEqual(['A new notification']);
  });

  it('says nothing in quiet hours, and counts on [PF-05]', async () => {
    const { stored, hint } = show([row(1)]);
    await bell('1 unread notification');
    stored.rows = [row(2), row(1)];
    stored.quiet = 1;
    hint();
    expect(await bell('2 unread notifications')).toBeTruthy();
    expect(said()).toEqual([]);
  });

  it('says nothing of a hint in quiet hours either, even if they are over when the answer comes [PF-05]', async () => {
    const { stored, hint, hushedHint } = show([row(1)]);
    await bell('1 unread notification');
    stored.rows = [row(2), row(1)];
    hushedHint(true);
    expect(await bell('2 unread notifications')).toBeTruthy();
    // What is made up after a broken connection is no hint of this kind.
    hushedHint(undefined);
    stored.rows = [row(3), row(2), row(1)];
    hint();
    expect(await bell('3 unread notifications')).toBeTruthy();
    expect(said()).toEqual(['A new notification']);
  });

  it('is not there, and asks for nothing, where clubs of model 4 hide it [SM-10, QC-32]', async () => {
    const student = { ...asha, role: 3, school: { ...asha.school, model: 4 } } as const;
    const { server } = show([row(1)], { person: student });
    await Promise.resolve();
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.asked('notifications')).toEqual([]);
  });

  it('shows the newest under it; a press on one reads it, closes and leads there [PF-09, ST-40]', async () => {
    const { user, server } = show([row(1), row(2)]);
    await user.click(await bell('2 unread notifications'));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: /Notice 2/ }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/student?open=2');
    expect(server.asked('count-decrease-notifications')).toMatchObject([{ id: 2 }]);
    expect(await bell('1 unread notification')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('words what became of a move to the next year, with why [EN-42]', async () => {
    const ofMove = { kind: 'migration', url: '/admin/student-migration' } as const;
    const { user } = show([
      row(1, { ...ofMove, message: 'stale 2027-2028' }),
      row(2, { ...ofMove, message: 'applied 2027-2028' }),
    ]);
    await user.click(await bell('2 unread notifications'));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(list.getByRole('button', { name: /The school has moved to 2027-2028\./ })).toBeTruthy();
    await user.click(
      list.getByRole('button', { name: /The move to 2027-2028 did not happen: students were/ }),
    );
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/admin/student-migration');
  });

  it('says so when there is nothing [PF-09]', async () => {
    const { user } = show([]);
    await user.click(await bell('No Notification'));
    expect(await screen.findByText('No notifications')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says that the list did not load, once and in its place, and tries again [PF-05]', async () => {
    const { user, server } = show([], { answers: { notifications: offline } });
    await user.click(await bell('No Notification'));
    const alert = await screen.findByText('The notifications could not be loaded.');
    server.now('notifications', () => listOf([row(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Notice 1/ })).toBeTruthy();
    expect(alert.isConnected).toBe(false);
    expect(said().filter((text) => text.startsWith('Error'))).toEqual([]);
  });
});

describe('the notifications dialog', () => {
  it('offers to clear all while none is chosen, and what is chosen else [ST-38, ST-39]', async () => {
    const { user, dialog } = await openDialog([row(1), row(2), row(3)]);
    expect(dialog.getByRole('button', { name: 'Clear all Notifications' })).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Select “Notice 1”' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Select “Notice 3”' }));
    expect(dialog.getByText('Selected: 2')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Clear all Notifications' })).toBeNull();
  });

  it('clears the chosen ones, and says so [ST-39, ER-24]', async () => {
    const { user, server, dialog } = await openDialog([row(1), row(2), row(3)]);
    await user.click(dialog.getByRole('checkbox', { name: 'Select “Notice 1”' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Select “Notice 3”' }));
    await user.click(dialog.getByRole('button', { name: 'Clear Selected' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    expect(server.asked('clear-selected-notifications')).toMatchObject([{ ids: [1, 3] }]);
    expect(said()).toEqual(['Notifications Cleared Successfully']);
    expect(dialog.getByRole('button', { name: 'Clear all Notifications' })).toBeTruthy();
  });

  it('clears one by its X, says so, and gives the focus to the next one’s X [ST-39, ER-24]', async () => {
    const { user, dialog } = await openDialog([row(1), row(2), row(3)]);
    await user.click(dialog.getByRole('button', { name: 'Clear “Notice 2”' }));
    await waitFor(() => expect(dialog.queryByText('Notice 2')).toBeNull());
    expect(said()).toEqual(['Notification Cleared Successfully']);
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Clear “Notice 3”' }));
    await user.click(dialog.getByRole('button', { name: 'Clear “Notice 3”' }));
    await waitFor(() => expect(dialog.queryByText('Notice 3')).toBeNull());
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Clear “Notice 1”' }));
  });

  it('clears all, says so, and leaves a list that says it is empty, with the focus on it [ST-38, ER-24]', async () => {
    const { user, server, dialog } = await openDialog([row(1), row(2)]);
    await user.click(dialog.getByRole('button', { name: 'Clear all Notifications' }));
    expect(await dialog.findByText('No notifications')).toBeTruthy();
    expect(server.asked('clear-all-notifications')).toHaveLength(1);
    expect(said()).toEqual(['Notifications Cleared Successfully']);
    expect(document.activeElement).toBe(dialog.getByRole('tabpanel'));
  });

  it.each([
    ['the server’s reason', () => refusal(409, 'busy', 'Try later.'), ['Error: Try later.']],
    ['what to do when no answer came', offline, ['Error: They could not be cleared. Try again.']],
    ['nothing of an ended session', () => refusal(401, 'unauthorized'), []],
  ] as const)(
    'keeps rows and choice when they were not cleared, and says %s [ER-24, ER-13]',
    async (_, answer, texts) => {
      const { user, server, dialog } = await openDialog([row(1), row(2)], {
        answers: { 'clear-selected-notifications': answer },
      });
      await user.click(dialog.getByRole('checkbox', { name: 'Select “Notice 1”' }));
      await user.click(dialog.getByRole('button', { name: 'Clear Selected' }));
      await waitFor(() => expect(server.asked('clear-selected-notifications')).toHaveLength(1));
      await waitFor(() => expect(said()).toEqual(texts));
      expect(dialog.getAllByRole('listitem')).toHaveLength(2);
      expect(dialog.getByText('Selected: 1')).toBeTruthy();
    },
  );

  it('clears nothing of the demo school, and says why [RP-07]', async () => {
    const person: Person = { ...asha, school: { ...asha.school, isDemo: true } };
    const { dialog } = await openDialog([row(1)], { person });
    const clear = dialog.getByRole('button', { name: 'Clear all Notifications' });
    expect(clear.getAttribute('aria-disabled')).toBe('true');
    expect(clear.getAttribute('aria-describedby')).toBeTruthy();
    expect(dialog.getByText('Notifications of the demo school cannot be cleared.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Clear “Notice 1”' })).toHaveProperty('disabled', true);
  });
});

describe('the preferences', () => {
  const wishes = { muted: ['activity'], quiet_from: '21:00', quiet_to: '07:00' };
  const stored = { 'get-notification-preferences': () => wishes };
  const openPreferences = async (answers: Record<string, Answer>) => {
    const opened = await openDialog([row(1)], { answers });
    await opened.user.click(opened.dialog.getByRole('tab', { name: 'Preferences' }));
    return opened;
  };

  it('stand as they are stored, and are saved as chosen [PF-05]', async () => {
    const save = vi.fn((_wishes: object) => ({ status: 1 }));
    const { dialog, user } = await openPreferences({ ...stored, 'save-notification-preferences': save });
    expect(await dialog.findByRole('checkbox', { name: 'Activities' })).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('checkbox', { name: 'Assessments' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said()).toEqual(['Your preferences are saved.']));
    expect(save.mock.calls).toMatchObject([[{ muted: ['activity', 'assessment'], quiet_from: '21:00' }]]);
  });

  it('want both times or neither, beside the field, and send nothing else', async () => {
    const { dialog, user, server } = await openPreferences(stored);
    await user.clear(await dialog.findByLabelText('To'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please enter both times, or neither.')).toBeTruthy();
    expect(server.asked('save-notification-preferences')).toEqual([]);
  });

  it.each([
    ['says so', offline, ['Your preferences could not be saved. Try again.']],
    ['leaves the word to the sign-in dialog', () => refusal(401, 'unauthorized'), []],
  ] as const)(
    'lose nothing chosen when they are not saved: it %s [QU-64, ER-13]',
    async (_, answer, texts) => {
      const { dialog, user, server } = await openPreferences({
        ...stored,
        'save-notification-preferences': answer,
      });
      await user.click(await dialog.findByRole('checkbox', { name: 'Notices' }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(server.asked('save-notification-preferences')).toHaveLength(1));
      await waitFor(() =>
        expect(said().filter((text) => !texts.some((each) => text.startsWith(each)))).toEqual([]),
      );
      expect(said()).toHaveLength(texts.length);
      expect(dialog.getByRole('checkbox', { name: 'Notices' })).toHaveProperty('checked', false);
    },
  );

  it('outlive a look at the list [QU-64]', async () => {
    const { dialog, user } = await openPreferences(stored);
    await user.click(await dialog.findByRole('checkbox', { name: 'Notices' }));
    await user.click(dialog.getByRole('tab', { name: /Notifications/ }));
    await user.click(dialog.getByRole('tab', { name: 'Preferences' }));
    expect(await dialog.findByRole('checkbox', { name: 'Notices' })).toHaveProperty('checked', false);
  });

  it('say that they did not load, and try again', async () => {
    const { dialog, user, server } = await openPreferences({ 'get-notification-preferences': offline });
    expect(await dialog.findByText('The notifications could not be loaded.')).toBeTruthy();
    server.now('get-notification-preferences', () => wishes);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: 'Notices' })).toBeTruthy();
  });
});
