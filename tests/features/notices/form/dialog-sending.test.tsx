import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { divisionsOf, loaded, notice } from '#tests/machines/notices/notice-form/notice-form.samples.ts';
import {
  descriptionField,
  fillIn,
  nextSession,
  openDialog,
  pick,
  pickSix,
  pressEnterIn,
  saved,
  shownAlerts,
  startAfresh,
  stored,
  submitButton,
  teacher,
  titleField,
} from './form-harness.tsx';

beforeEach(startAfresh);
afterEach(() => {
  vi.useRealTimers();
});

const edited = { mode: 'edit', noticeId: 40, form: loaded({ notice }) } as const;
const refused = { kind: 'refused', code: 'bad_dates', information: 'Due Date cannot be earlier than today.' };
const stale = { kind: 'stale', information: 'This notice was changed in another tab.' };

describe('sending', () => {
  it('hands the server’s words over without tags and closes [ER-01, ST-21]', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.click(submitButton());
    scene.save.open()[0]?.resolve({ ...saved, information: '<b>Notice</b> has been shared.' });
    await waitFor(() =>
      expect(scene.onSaved.mock.calls).toEqual([
        [
          'Notice has been shared.',
          expect.any(Function),
          { id: expect.any(Number), title: expect.any(String) },
        ],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(scene.onClosed).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });

  it('sends what was filled in, ends trimmed [NF-08, NF-09, NF-17, ST-04, QC-55]', async () => {
    const scene = openDialog();
    await pickSix(scene);
    await pick(scene.user, 'Division', 'B');
    await scene.user.type(await titleField(), 'Sports day  ');
    await scene.user.type(descriptionField(), 'Come at nine.');
    await scene.user.click(submitButton());
    expect(scene.save.calls[0]?.input).toMatchObject({
      mode: 'add',
      id: 0,
      title: 'Sports day',
      description: 'Come at nine.',
      grades: [6],
      divisions: [62],
      noticeFor: 1,
      notifyEmail: true,
    });
  });

  it('goes out once, however often it is pressed [QU-10]', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.dblClick(submitButton());
    pressEnterIn(await titleField());
    pressEnterIn(await titleField());
    expect(scene.save.calls).toHaveLength(1);
    expect(submitButton().getAttribute('aria-busy')).toBe('true');
  });

  it('begins with Enter in the title, and with Enter in no other field', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.type(screen.getByRole('textbox', { name: 'Share date' }), '2026-11-25');
    pressEnterIn(screen.getByRole('textbox', { name: 'Share date' }));
    pressEnterIn(screen.getByRole('textbox', { name: /^Video URL/u }));
    pressEnterIn(screen.getByRole('checkbox', { name: 'Notify by e-mail' }));
    expect(scene.save.calls).toEqual([]);
    pressEnterIn(await titleField());
    expect(scene.save.calls).toHaveLength(1);
  });

  it('lets nothing be changed while it runs, and loses no focus', async () => {
    const scene = openDialog();
    await fillIn(scene);
    pressEnterIn(await titleField());
    expect((await titleField()).readOnly).toBe(true);
    await scene.user.keyboard('more');
    expect((await titleField()).value).toBe('Sports day');
    expect(document.activeElement).toBe(await titleField());
    expect(screen.getByText('Sending the notice')).toBeDefined();
  });

  it('tells a refusal in the server’s words, keeps everything and takes a new key [ER-02, ST-20, QU-10]', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.click(submitButton());
    scene.save.open()[0]?.reject({ ...refused, fields: { dueDate: 'Not before today.' } });
    await waitFor(() => expect(shownAlerts()).toEqual([['warning', 'Sorry', refused.information]]));
    expect(screen.getByText('Not before today.')).toBeDefined();
    expect(document.activeElement?.getAttribute('name')).toBe('dueDate');
    expect((await titleField()).value).toBe('Sports day');
    expect(descriptionField().value).toBe('Come at nine.');
    expect(scene.renew.calls).toHaveLength(1);
    scene.renew.open()[0]?.resolve(nextSession);
    await scene.user.click(submitButton());
    await waitFor(() => expect(scene.save.calls[1]?.input.formSession).toBe(nextSession));
  });

  it('keeps what could not be sent and sends the very same once more [QU-10]', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.click(submitButton());
    scene.save.open()[0]?.reject({ kind: 'unreachable' });
    expect(await screen.findByText('The server did not answer.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Back to the form');
    await scene.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(scene.save.calls[1]?.input).toEqual(scene.save.calls[0]?.input);
    scene.save.open()[0]?.resolve(saved);
    await waitFor(() => expect(scene.onSaved).toHaveBeenCalledOnce());
  });

  it('sends by itself when the connection is back', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.click(submitButton());
    scene.save.open()[0]?.reject({ kind: 'unreachable' });
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(scene.save.calls).toHaveLength(2);
  });

  it('lets the person back to the fields after no answer, and says that nothing is sent twice', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.click(submitButton());
    scene.save.open()[0]?.reject({ kind: 'unreachable', reason: 'unexpected' });
    await scene.user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(screen.getByText(/nothing is sent twice/u)).toBeDefined();
    await scene.user.type(await titleField(), '!');
    expect((await titleField()).value).toBe('Sports day!');
  });
});

describe('an edit and a reshare', () => {
  it('open with the notice; the edit keeps its id, the reshare is a new one [ST-05, ST-06]', async () => {
    for (const mode of ['edit', 'editReshare'] as const) {
      const scene = openDialog({ ...edited, mode });
      expect((await titleField()).value).toBe('Science fair');
      expect(scene.load.calls[0]?.input).toEqual({ mode, noticeId: 40 });
      await scene.user.click(submitButton());
      expect(scene.save.calls[0]?.input).toMatchObject({ mode, id: mode === 'edit' ? 40 : 0 });
      scene.unmount();
      localStorage.clear();
    }
  });

  it('that met a newer version asks: mine goes over it', async () => {
    const scene = openDialog(edited);
    await scene.user.type(await titleField(), '!');
    await scene.user.click(submitButton());
    scene.save.open()[0]?.reject(stale);
    await scene.user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    scene.load.open()[0]?.resolve(loaded({ notice: { ...notice, title: 'Theirs', version: 9 } }));
    await waitFor(() =>
      expect(scene.save.calls[1]?.input).toMatchObject({ title: 'Science fair!', version: 9 }),
    );
  });

  it('that met a newer version asks: theirs comes into the form', async () => {
    const scene = openDialog(edited);
    await scene.user.type(await titleField(), '!');
    await scene.user.click(submitButton());
    scene.save.open()[0]?.reject(stale);
    await scene.user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    scene.load.open()[0]?.resolve(loaded({ notice: { ...notice, title: 'Theirs', version: 9 } }));
    await waitFor(async () => expect((await titleField()).value).toBe('Theirs'));
    expect(scene.save.calls).toHaveLength(1);
  });
});

describe('reset', () => {
  it('asks first, then brings back how the form opened [NF-16]', async () => {
    const scene = openDialog(edited);
    await titleField();
    scene.divisions.open()[0]?.resolve(divisionsOf(6));
    await scene.user.type(await titleField(), ' for all');
    await scene.user.click(screen.getByRole('button', { name: 'Reset' }));
    await scene.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect((await titleField()).value).toBe('Science fair for all');
    await scene.user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByRole('alertdialog', { name: 'Reset the form?' });
    await scene.user.click(screen.getAllByRole('button', { name: 'Reset' }).at(-1) as HTMLElement);
    await waitFor(async () => expect((await titleField()).value).toBe('Science fair'));
  });
});

describe('the session', () => {
  it('that ends stops the form without losing a word, and goes on for the same person', async () => {
    const scene = openDialog();
    await scene.user.type(await titleField(), 'Sports day');
    scene.setSession(false);
    expect(await screen.findByText('You are signed out.')).toBeDefined();
    expect(stored()).toContain('Sports day');
    await scene.user.type(await titleField(), 'more');
    scene.setSession(true);
    expect((await titleField()).value).toBe('Sports day');
    await scene.user.type(await titleField(), '!');
    expect((await titleField()).value).toBe('Sports day!');
  });

  it('of another person closes the form', async () => {
    const scene = openDialog();
    await scene.user.type(await titleField(), 'Sports day');
    scene.setSession(false);
    scene.setSession(true, teacher);
    await waitFor(() => expect(scene.onClosed).toHaveBeenCalledOnce());
  });

  it('that is over when sending leads to the same place', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.click(submitButton());
    scene.save.open()[0]?.reject({ kind: 'unauthorized' });
    expect(await screen.findByText('You are signed out.')).toBeDefined();
    expect((await titleField()).value).toBe('Sports day');
  });
});
