import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Notice } from '#contract/notices/notice.model.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { renderViewer, slide } from './render-viewer.tsx';
import { sampleNotice, samplePerson } from './samples.ts';

const five = [1, 2, 3, 4, 5].map((id) =>
  sampleNotice({ id, title: `Notice number ${id}`, description: `Text ${id}` }),
);

/** A loader whose answers come when the test says so. */
function heldLoader() {
  const asked: { id: number; signal: AbortSignal; resolve: (notice: Notice) => void }[] = [];
  const loadNotice = (id: number, signal: AbortSignal) =>
    new Promise<Notice>((resolve) => {
      asked.push({ id, signal, resolve });
    });
  return { asked, loadNotice };
}

describe('the notice viewer', () => {
  it('opens at the given notice, one on show [TV-01, TV-03, TV-06]', async () => {
    renderViewer(five, { startIndex: 2 });
    expect(screen.getByRole('dialog', { name: 'Active notices' })).toBeDefined();
    expect(slide().getByRole('heading', { name: 'Notice number 3' })).toBeDefined();
    expect(await slide().findByText('Text 3')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('stays in the list for a start outside of it [TV-01]', async () => {
    renderViewer(five, { startIndex: 99 });
    expect(await slide().findByText('Text 5')).toBeDefined();
  });

  it('fetches the notice on show and its neighbours, the others as one comes to them [TV-01]', async () => {
    const { loadNotice, user } = renderViewer(five, { startIndex: 2 });
    const ids = () => loadNotice.mock.calls.map(([id]) => id).toSorted((one, other) => one - other);
    await slide().findByText('Text 3');
    expect(ids()).toEqual([2, 3, 4]);
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(await slide().findByText('Text 4')).toBeDefined();
    await waitFor(() => expect(ids()).toEqual([2, 3, 4, 5]));
  });

  it('goes round the ends and keeps what it fetched [TV-01]', async () => {
    const { loadNotice, user } = renderViewer(five);
    await user.click(screen.getByRole('button', { name: 'Previous notice' }));
    expect(await slide().findByText('Text 5')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(await slide().findByText('Text 1')).toBeDefined();
    expect(loadNotice.mock.calls.filter(([id]) => id === 1)).toHaveLength(1);
  });

  it('is named after the list it shows [TV-18]', () => {
    const { unmount } = renderViewer(five, { list: 'due' });
    expect(screen.getByRole('dialog', { name: 'Notices due this week' })).toBeDefined();
    unmount();
    renderViewer(five, { list: 'inactive' });
    expect(screen.getByRole('dialog', { name: 'Inactive notices' })).toBeDefined();
  });

  it('asks to be closed by its button [TV-01]', async () => {
    const { user, onClose } = renderViewer(five);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('while a notice loads', () => {
  it('its heading is there, its place is kept, and the wait is said [TV-02, TV-03]', async () => {
    const held = heldLoader();
    renderViewer(five, held);
    expect(slide().getByRole('heading', { name: 'Notice number 1' })).toBeDefined();
    expect(slide().getByText('Active')).toBeDefined();
    expect(slide().getByText('Loading the notice')).toBeDefined();
    const first = five[0];
    await act(async () => first && held.asked.find(({ id }) => id === 1)?.resolve(first));
    expect(slide().getByText('Text 1')).toBeDefined();
    expect(slide().queryByText('Loading the notice')).toBeNull();
  });

  it('leaving calls the requests off [TV-01]', () => {
    const held = heldLoader();
    const { unmount } = renderViewer(five, held);
    expect(held.asked.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
    unmount();
    expect(held.asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });

  it('going two notices on calls off the one left behind [TV-01]', async () => {
    const held = heldLoader();
    const { user } = renderViewer(five, held);
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(held.asked.find(({ id }) => id === 1)?.signal.aborted).toBe(true);
    expect(held.asked.find(({ id }) => id === 3)?.signal.aborted).toBe(false);
  });
});

describe('a notice that does not come', () => {
  it('says so, with what finds it in the log, and can be tried again [ER-13]', async () => {
    let tries = 0;
    const [notice = sampleNotice()] = five;
    const { user } = renderViewer([notice], {
      loadNotice: () => {
        tries += 1;
        if (tries > 1) return Promise.resolve(notice);
        return Promise.reject(new CallFailed('failed', 'no', { code: 'server_error', reference: '7F3K-20' }));
      },
    });
    const alert = await slide().findByRole('alert');
    expect(alert.textContent).toContain('This notice could not be loaded.');
    expect(alert.textContent).toContain('Reference 7F3K-20');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await slide().findByText('Text 1')).toBeDefined();
    expect(tries).toBe(2);
  });

  it('says when the connection is the reason', async () => {
    renderViewer(five, { loadNotice: () => Promise.reject(new CallFailed('unreachable', 'no')) });
    const alert = await slide().findByRole('alert');
    expect(alert.textContent).toContain('Please check your internet connection');
  });

  it('is no longer available when it was taken away meanwhile [TV-18]', async () => {
    const gone = () => Promise.reject(new CallFailed('refused', 'no', { code: 'not_found' }));
    renderViewer(five, { loadNotice: gone });
    expect(await slide().findByText('This notice is no longer available.')).toBeDefined();
    expect(slide().queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the label of a notice', () => {
  it.each([
    ['2026-11-21', 'Due today'],
    ['2026-11-22', 'Due in 1 day'],
    ['2026-11-27', 'Due in 6 days'],
  ])('due %s reads "%s" in the due list [TV-02, TV-20]', async (dueDate, text) => {
    renderViewer([sampleNotice({ dueDate })], { list: 'due' });
    expect(await slide().findByText(text)).toBeDefined();
  });

  it('reads Active, with a hint once its due day has passed [TV-02, ST-01, QU-23]', async () => {
    renderViewer([sampleNotice({ dueDate: '2026-11-20' })]);
    expect(slide().getByText('Active')).toBeDefined();
    expect(slide().getByText('Overdue')).toBeDefined();
  });

  it('reads Inactive, and the title says it too [TV-02, TV-19]', async () => {
    renderViewer([sampleNotice({ isActive: false, dueDate: '2026-11-20' })], { list: 'inactive' });
    expect(slide().getByText('Inactive')).toBeDefined();
    expect(slide().getByRole('heading', { name: 'Science fair (Inactive)' })).toBeDefined();
    expect(slide().queryByText('Overdue')).toBeNull();
  });

  it('follows what the server says now, not what the list said [TV-19]', async () => {
    const notice = sampleNotice();
    renderViewer([notice], { loadNotice: () => Promise.resolve({ ...notice, isActive: false }) });
    expect(await slide().findByRole('heading', { name: 'Science fair (Inactive)' })).toBeDefined();
  });

  it('tells the author that it is not shared yet [QU-22]', () => {
    renderViewer([sampleNotice({ isScheduled: true })]);
    expect(slide().getByText('Scheduled')).toBeDefined();
  });
});

describe('the details', () => {
  it('fold out with who shared it, when, with whom and until when [TV-04, EN-06, EN-07, CO-32]', async () => {
    const { user } = renderViewer([sampleNotice()]);
    const summary = await slide().findByText('Details');
    const panel = summary.closest('details');
    expect(panel?.open).toBe(false);
    await user.click(summary);
    expect(panel?.open).toBe(true);
    const pairs = [...(panel?.querySelectorAll('dt') ?? [])].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(pairs).toEqual([
      ['Shared by', 'Asha Rao (Faculty)'],
      ['Shared on', '20th Nov 26'],
      ['Shared with', 'Faculty and students'],
      ['Due on', '27th Nov 26'],
    ]);
  });

  it('give the day of writing, in the school, where no other was given [TV-04, CO-32]', async () => {
    renderViewer([sampleNotice({ shareDate: '', dueDate: '' })]);
    await slide().findByText('Details');
    expect(slide().getByText('20th Nov 26')).toBeDefined();
    expect(slide().getByText('Not set')).toBeDefined();
  });

  it('cut grade and division to 15 letters; the whole is read out and in the tooltip [TV-05, CO-28]', async () => {
    renderViewer([
      sampleNotice({ gradeNames: ['Grade 8', 'Grade 9', 'Grade 10'], divisionNames: ['A', 'B'] }),
    ]);
    const cut = await slide().findByRole('button', { name: 'Grade 8, Grade 9, Grade 10' });
    expect(cut.textContent).toContain('Grade 8, Grade…');
    expect(slide().getByText('A, B')).toBeDefined();
  });

  it('name club and batch of a notice for clubs [TV-05]', async () => {
    const gradeNames = ['Photography', 'Drama'];
    renderViewer([sampleNotice({ groupKind: 'club', gradeNames, divisionNames: ['Monday'] })]);
    const cut = await slide().findByRole('button', { name: 'Photography, Drama' });
    expect(cut.closest('div')?.textContent).toContain('Club');
    expect(slide().getByText('Monday').closest('div')?.textContent).toContain('Batch');
    expect(slide().queryByText('Grade')).toBeNull();
  });
});

describe('the description', () => {
  it('is text with its line breaks, never HTML; its https links open outside [TV-06]', async () => {
    const description = 'One\nTwo <img src=x onerror="alert(1)">\nhttps://school.example/plan.';
    renderViewer([sampleNotice({ description })]);
    const link = await slide().findByRole('link', { name: /school\.example/ });
    expect(link.getAttribute('href')).toBe('https://school.example/plan');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.closest('p')?.textContent).toContain('One\nTwo <img src=x onerror="alert(1)">\n');
    expect(slide().queryByRole('img')).toBeNull();
  });
});

describe('what may be done with a notice', () => {
  const buttons = () => [
    slide().queryByRole('button', { name: 'Edit' }) !== null,
    slide().queryByRole('button', { name: 'Edit & Reshare' }) !== null,
  ];

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    'is what the server allows: edit %s, reshare %s [TV-16, QC-07, ST-07, RP-06]',
    async (mayEdit, mayReshare) => {
      renderViewer([sampleNotice({ mayEdit, mayReshare })]);
      await slide().findByText('Details');
      expect(buttons()).toEqual([mayEdit, mayReshare]);
    },
  );

  it('is nothing for whom module 40 gives no editing [ST-08, RP-06]', async () => {
    const person = samplePerson({ permissions: { 40: { view: true, edit: false } } });
    renderViewer([sampleNotice({ mayEdit: true, mayReshare: true })], { person });
    await slide().findByText('Details');
    expect(buttons()).toEqual([false, false]);
  });

  it('is disabled in a demo school, with the reason [RP-07]', async () => {
    renderViewer([sampleNotice({ mayReshare: true })], { person: samplePerson({ isDemo: true }) });
    const reshare = await slide().findByRole<HTMLButtonElement>('button', { name: 'Edit & Reshare' });
    expect(reshare.disabled).toBe(true);
    expect(slide().getByText('Notices cannot be written in a demo school.')).toBeDefined();
  });

  it('hands the notice over [TV-16]', async () => {
    const notice = sampleNotice({ mayEdit: true, mayReshare: true });
    const { user, onEdit, onReshare } = renderViewer([notice]);
    await user.click(await slide().findByRole('button', { name: 'Edit' }));
    await user.click(slide().getByRole('button', { name: 'Edit & Reshare' }));
    expect(onEdit.mock.calls).toEqual([[notice]]);
    expect(onReshare.mock.calls).toEqual([[notice]]);
  });
});
