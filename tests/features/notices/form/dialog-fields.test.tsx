import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formMessages } from '#src/features/notices/form/messages.en.ts';
import { divisionsOf, loaded, notice } from '#tests/machines/notices/notice-form/notice-form.samples.ts';
import {
  descriptionField,
  fillIn,
  gradePicker,
  openDialog,
  pick,
  pickSix,
  pressEnterIn,
  schoolAdmin,
  shownAlerts,
  startAfresh,
  submitButton,
  teacher,
  titleField,
} from './form-harness.tsx';

beforeEach(startAfresh);
afterEach(() => {
  vi.useRealTimers();
});

const edited = { mode: 'edit', noticeId: 40, form: loaded({ notice }) } as const;
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const day = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the dialog', () => {
  it('is called Task Genie, and Edit Task Genie when a notice is edited [NF-02]', async () => {
    const { unmount } = openDialog();
    expect(await screen.findByRole('dialog', { name: 'Task Genie' })).toBeDefined();
    unmount();
    openDialog(edited);
    expect(await screen.findByRole('dialog', { name: 'Edit Task Genie' })).toBeDefined();
  });

  it('says that it loads, and has no buttons yet', () => {
    openDialog({ form: null });
    expect(screen.getByText('Loading the form')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('asks for the form once more after it did not load, and opens it', async () => {
    const { load, user } = openDialog({ form: null });
    load.open()[0]?.reject({ kind: 'unreachable' });
    expect(await screen.findByText('No internet Please check your internet connection.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    load.open()[0]?.resolve(loaded());
    expect(await titleField()).toBeDefined();
  });

  it('offers no second try for a notice that is gone, and closes', async () => {
    const { load, user, onClosed } = openDialog({ ...edited, form: null });
    load.open()[0]?.reject({ kind: 'refused', code: 'not_found', information: 'Not there.' });
    expect(await screen.findByText('This notice is no longer available.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  });
});

describe('the audience', () => {
  it('has All and Done in both pick lists [NF-03, NF-04, NF-18]', async () => {
    const scene = openDialog();
    await pickSix(scene);
    for (const list of ['Grade', 'Division'] as const) {
      await scene.user.click(screen.getByRole('combobox', { name: new RegExp(`^${list}`, 'u') }));
      const options = await screen.findByRole('listbox', { name: list });
      expect(within(options).getByRole('option', { name: 'All' })).toBeDefined();
      await scene.user.click(screen.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
  });

  it('asks for divisions of exactly one grade; several grades or none mean All [NF-21]', async () => {
    const scene = openDialog();
    await titleField();
    expect(screen.queryByRole('combobox', { name: /^Division/u })).toBeNull();
    expect(screen.getByText(formMessages.allDivisionsHint)).toBeDefined();
    await pickSix(scene);
    expect(scene.divisions.calls.map(({ input }) => input)).toEqual([{ of: [6] }]);
    await pick(scene.user, 'Grade', 'Grade 7');
    expect(screen.queryByRole('combobox', { name: /^Division/u })).toBeNull();
  });

  it('loads the divisions again when they did not come', async () => {
    const scene = openDialog();
    await titleField();
    await pick(scene.user, 'Grade', 'Grade 6');
    await vi.waitFor(() => scene.divisions.open()[0]?.reject({ kind: 'unreachable' }), 30_000);
    await scene.user.click(await screen.findByRole('button', { name: 'Try again' }));
    scene.divisions.open()[0]?.resolve(divisionsOf(6));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    await pick(scene.user, 'Division', 'A');
    expect(screen.getByRole('combobox', { name: /^Division.*A$/u })).toBeDefined();
  });

  it('begins with the only grade of a list, divisible: it is that grade, not All [NF-21]', async () => {
    openDialog({ form: loaded({ grades: [{ id: 6, name: 'Grade 6', divisionCount: 2 }] }) });
    await titleField();
    expect(gradePicker().textContent).toContain('Grade 6');
    expect(await screen.findByRole('combobox', { name: /^Division/u })).toBeDefined();
  });

  it('refuses a grade without sections in words and leaves it unticked [NF-27]', async () => {
    const { user } = openDialog();
    await titleField();
    await pick(user, 'Grade', 'Grade 8');
    expect(shownAlerts()).toEqual([['warning', 'Sorry', 'Please Add Section in Grade 8']]);
    expect(gradePicker().textContent).toContain('Select grade');
  });

  it('asks a school admin and model 0 for the readers, nobody else [NF-07, NF-20]', async () => {
    const { unmount } = openDialog();
    await titleField();
    expect([box('Faculty').checked, box('Students').checked]).toEqual([true, true]);
    unmount();
    openDialog({ person: teacher });
    await titleField();
    expect(screen.queryByRole('checkbox', { name: 'Faculty' })).toBeNull();
  });

  it('shows 6 as both boxes and sends 6 again when they are left alone [QC-10]', async () => {
    const { user, save } = openDialog({ ...edited, form: loaded({ notice: { ...notice, noticeFor: 6 } }) });
    await titleField();
    expect([box('Faculty').checked, box('Students').checked]).toEqual([true, true]);
    await user.click(submitButton());
    expect(save.calls[0]?.input.noticeFor).toBe(6);
  });

  it('has club and batch in their place in a school of clubs [NF-05, NF-06, NF-19, NF-22, QC-06]', async () => {
    const scene = openDialog({ person: { ...teacher, school: { ...teacher.school, model: 4 } } });
    await titleField();
    expect(screen.queryByRole('combobox', { name: /^Grade/u })).toBeNull();
    const batch = () => screen.getByRole<HTMLButtonElement>('combobox', { name: /^Batch/u });
    expect(batch().disabled).toBe(true);
    expect(screen.getByText(formMessages.clubFirst)).toBeDefined();
    await pick(scene.user, 'Club', 'Grade 6', 'Grade 7');
    await vi.waitFor(() => scene.divisions.open()[0]?.resolve(divisionsOf(6, 7)), 30_000);
    await pick(scene.user, 'Batch', 'Grade 6 – A');
    await scene.user.click(submitButton());
    const problem = 'Choose a batch of Grade 7 too, or take the club off.';
    expect(descriptionOf(batch())).toContain(problem);
    await pick(scene.user, 'Batch', 'Grade 7 – B');
    expect(descriptionOf(batch())).not.toContain(problem);
    await pick(scene.user, 'Club', 'Grade 7');
    const told = formMessages.choice.fellNamed('Grade 7 – B');
    expect(screen.getByText(told, { ignore: '[hidden]' })).toBeDefined();
  });
});

/** What is read out with a control: the texts its `aria-describedby`, or its group's, names. */
function descriptionOf(control: Element | null): string {
  const described = control?.closest('[aria-describedby]');
  const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('what is wrong with a field', () => {
  it('stands beside it once it was left [VN-07, VN-08]', async () => {
    const { user } = openDialog();
    await user.click(await titleField());
    expect(screen.queryByText('Notice title is required')).toBeNull();
    await user.click(descriptionField());
    expect(screen.getByText('Notice title is required')).toBeDefined();
    await user.click(await titleField());
    expect(screen.getByText('Description is required')).toBeDefined();
    expect(shownAlerts()).toEqual([]);
  });

  it.each([
    ['grade', 'Please Select Grade', 'Please select grade.', async () => undefined],
    [
      'division',
      'Please Select Division',
      'Please select division.',
      async (scene: ReturnType<typeof openDialog>) => pickSix(scene),
    ],
    [
      'readers',
      'Please select Notice for student/faculty.',
      'Please select Notice for student/faculty.',
      async ({ user }: ReturnType<typeof openDialog>) => {
        await pick(user, 'Grade', 'All');
        await user.click(box('Faculty'));
        await user.click(box('Students'));
      },
    ],
    [
      'title',
      'Notice title is required',
      'Please enter title of notice.',
      async ({ user }: ReturnType<typeof openDialog>) => pick(user, 'Grade', 'All'),
    ],
    [
      'description',
      'Description is required',
      'Please enter notice description.',
      async ({ user }: ReturnType<typeof openDialog>) => {
        await pick(user, 'Grade', 'All');
        await user.type(await titleField(), 'Sports day');
      },
    ],
  ])(
    'the %s is told beside the field and as a Sorry alert, and gets the focus [VN-01, VN-02, VN-03, VN-04, VN-09, VN-10, VN-11, VN-12, VN-13, VN-14]',
    async (_field, inline, alert, prepare) => {
      const scene = openDialog();
      await titleField();
      await prepare(scene);
      await scene.user.click(submitButton());
      expect(shownAlerts()).toEqual([['warning', 'Sorry', alert]]);
      expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(document.activeElement)).toContain(inline);
      expect(scene.save.calls).toEqual([]);
    },
  );

  it('leaves only the newest Sorry on show', async () => {
    const scene = openDialog();
    await titleField();
    await scene.user.click(submitButton());
    await pick(scene.user, 'Grade', 'All');
    await scene.user.click(submitButton());
    expect(shownAlerts()).toEqual([['warning', 'Sorry', 'Please enter title of notice.']]);
  });

  it('takes leading spaces away while typing [VN-17]', async () => {
    const { user } = openDialog();
    await user.type(await titleField(), '  Sports day');
    expect((await titleField()).value).toBe('Sports day');
  });
});

describe('the dates', () => {
  it.each([
    ['Share date', '2026-11-01', 'Share Date cannot be earlier than today. It was set to 2026-11-20.'],
    ['Due date', '2026-11-01', 'Due Date cannot be earlier than today. It was set to 2026-11-20.'],
  ])(
    '%s before today is set to today, in words [NF-10, VN-23, VN-24, VN-25, VN-28]',
    async (name, typed, note) => {
      const { user } = openDialog();
      await titleField();
      await user.type(day(name), typed);
      expect(screen.getByText(note)).toBeDefined();
      expect(day(name).value).toBe('2026-11-20');
    },
  );

  it('keeps share and due date in order, each set to the boundary [VN-26, VN-27, VN-28]', async () => {
    const { user } = openDialog();
    await titleField();
    await user.type(day('Share date'), '2026-11-25');
    await user.type(day('Due date'), '2026-11-22');
    expect(
      screen.getByText('Due Date cannot be earlier than Share Date. It was set to 2026-11-25.'),
    ).toBeDefined();
    await user.clear(day('Share date'));
    await user.type(day('Share date'), '2026-11-28');
    expect(
      screen.getByText('Share Date cannot be later than Due Date. It was set to 2026-11-25.'),
    ).toBeDefined();
  });

  it('are not sent while one is no day: what was typed stays, and gets the focus [NF-10]', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.type(day('Share date'), 'next Friday');
    await scene.user.click(submitButton());
    expect(scene.save.calls).toEqual([]);
    expect(day('Share date').value).toBe('next Friday');
    expect(document.activeElement).toBe(day('Share date'));
    await scene.user.clear(day('Share date'));
    await scene.user.type(day('Share date'), '24/12/2026');
    await scene.user.click(submitButton());
    expect(scene.save.calls[0]?.input).toMatchObject({ shareDate: '2026-12-24' });
  });

  it('are both required while the due date is mandatory [NF-11]', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await scene.user.click(screen.getByRole('switch', { name: 'Due date is mandatory' }));
    await scene.user.click(submitButton());
    expect(shownAlerts()).toEqual([['warning', 'Sorry', 'Please select the share date.']]);
    expect(document.activeElement?.getAttribute('name')).toBe('shareDate');
  });

  it('tells why a due date that went by was set to today on opening [QC-36]', async () => {
    openDialog({ ...edited, form: loaded({ notice: { ...notice, dueDate: '2026-11-10' } }) });
    await titleField();
    expect(day('Due date').value).toBe('2026-11-20');
    expect(day('Share date').value).toBe('2026-11-01');
    expect(
      screen.getByText('Due Date cannot be earlier than today. It was set to 2026-11-20.'),
    ).toBeDefined();
  });
});

describe('the other fields', () => {
  it('notify by e-mail from the start; only an edit can make a notice inactive [NF-12, NF-13, CO-40, CO-41]', async () => {
    const { unmount } = openDialog();
    await titleField();
    expect(box('Notify by e-mail').checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Active' })).toBeNull();
    unmount();
    const { user, save } = openDialog(edited);
    await titleField();
    expect(box('Active').checked).toBe(true);
    await user.click(box('Active'));
    await user.click(submitButton());
    expect(save.calls[0]?.input.isActive).toBe(false);
  });

  it('add a video on Enter and on leaving, label it and clear the input [NF-14, VN-29, VN-31, VN-32]', async () => {
    const { user, save } = openDialog();
    await titleField();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Video URL/u });
    await user.type(input, 'https://youtu.be/dQw4w9WgXcQ{Enter}');
    expect(screen.getByText('Video 1')).toBeDefined();
    expect(input.value).toBe('');
    await user.type(input, 'https://school.sharepoint.com/films/a');
    await user.tab();
    expect(screen.getByText('Video 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove Video 1' }));
    expect(screen.getByText('Video 1').parentElement?.textContent).toContain('sharepoint');
    expect(save.calls).toEqual([]);
  });

  it('keep an address that is no video and say so until it is cleared [VN-30, VN-31]', async () => {
    const { user } = openDialog();
    await titleField();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Video URL/u });
    await user.type(input, 'https://example.com{Enter}');
    expect(screen.getByText('Please enter a valid YouTube video URL')).toBeDefined();
    await user.clear(input);
    expect(screen.queryByText('Please enter a valid YouTube video URL')).toBeNull();
  });
});

describe('a demo school', () => {
  it('can press neither Submit nor Choose files, and is told why [NF-26, RP-07, VN-37]', async () => {
    const person = { ...schoolAdmin, school: { ...schoolAdmin.school, isDemo: true } };
    const { user, save } = openDialog({ person });
    await user.type(await titleField(), 'Sports day');
    pressEnterIn(await titleField());
    expect(submitButton().disabled).toBe(true);
    const choose = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files' });
    expect(choose.disabled).toBe(true);
    // The banner tells everybody; beside the grey button it is for the eye alone, which may have scrolled past the banner.
    const why = screen.getAllByText('This is a demo school: notices can be read here, not written.');
    expect(why.filter((line) => line.closest('[aria-hidden=true]') === null)).toHaveLength(1);
    expect(save.calls).toEqual([]);
  });

  it('is not alone: Submit looks disabled while something is missing [NF-26]', async () => {
    const scene = openDialog();
    await titleField();
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    await fillIn(scene);
    expect(submitButton().getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    ['module 40 forbids it', { permissions: { 40: { view: true, edit: false } } }, notice],
    ['somebody else wrote it', {}, { ...notice, mayEdit: false }],
  ])('nor is an edit sent when %s [ST-05, ST-07, ST-08]', async (_why, change, stored) => {
    const { user, save } = openDialog({
      ...edited,
      person: { ...schoolAdmin, ...change },
      form: loaded({ notice: stored }),
    });
    await titleField();
    await user.click(submitButton());
    expect(shownAlerts()).toEqual([['warning', 'Sorry', 'This notice is locked and cannot be edited.']]);
    expect(save.calls).toEqual([]);
  });
});
