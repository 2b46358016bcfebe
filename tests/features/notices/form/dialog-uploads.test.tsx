import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileList } from '#src/features/notices/form/components/Attachments.tsx';
import { dropBearer, keepBearer } from '#src/lib/bearer.ts';
import { attachment, loaded, notice } from '#tests/machines/notices/notice-form/notice-form.samples.ts';
import {
  type Dialog,
  fillIn,
  forgetAlerts,
  openDialog,
  pdf,
  shownAlerts,
  startAfresh,
  submitButton,
  titleField,
} from './form-harness.tsx';

// As in a form that has been open for a moment.
beforeAll(async () => void (await fileList.load()));
beforeEach(startAfresh);
afterEach(() => {
  dropBearer();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const edited = { mode: 'edit', noticeId: 40, form: loaded({ notice }) } as const;
const files = () => screen.getByRole('list', { name: 'Files of this notice' });
const row = (name: string) => {
  const found = within(files())
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`No row of ${name}`);
  return found;
};

async function choose({ user }: Dialog, ...chosen: File[]) {
  await titleField();
  await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), chosen);
}

function check({ uploads }: Dialog, name: string) {
  act(() => {
    uploads.report(name, (key) => ({ type: 'upload.sent', key }));
    uploads.report(name, (key) => ({
      type: 'upload.checked',
      key,
      fileId: `id-of-${name}`,
      fileType: 'pdf',
    }));
  });
}

function fail({ uploads }: Dialog, name: string, code: string, information = '', retryable = false) {
  act(() => uploads.report(name, (key) => ({ type: 'upload.failed', key, code, information, retryable })));
}

describe('choosing files', () => {
  it('takes them by the picker and by drop, each a row [NF-15]', async () => {
    const scene = openDialog();
    await choose(scene, pdf('plan.pdf'));
    const zone = screen.getByText('Drop files here');
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [pdf('map.pdf')] } });
    expect(within(files()).getAllByRole('listitem')).toHaveLength(2);
    expect([...scene.uploads.running.values()].map(({ name }) => name)).toEqual(['plan.pdf', 'map.pdf']);
  });

  it('offers the twelve kinds in the picker [VN-33, QC-11]', async () => {
    openDialog();
    await titleField();
    const picker = screen.getByLabelText('Choose files', { selector: 'input' });
    expect(picker.getAttribute('accept')).toBe(
      '.mp4,.pdf,.jpg,.jpeg,.png,.docx,.doc,.ppt,.pptx,.xlsx,.xls,.zip',
    );
  });

  it('says of each file that is not taken why, until that is closed [VN-34, VN-35, CO-05, QC-12, VN-36, QC-13]', async () => {
    const { user } = openDialog();
    await titleField();
    const big = pdf('film.mp4');
    Object.defineProperty(big, 'size', { value: 101.6 * 2 ** 20 });
    const zone = screen.getByText('Drop files here');
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [pdf('virus.exe'), big] } });
    const told = screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join();
    expect(told).toContain(
      'Sorry, virus.exe is invalid, allowed extensions are: mp4, pdf, jpg, jpeg, png, docx, doc, ppt, pptx, xlsx, xls, zip',
    );
    expect(told).toContain('Sorry only upto 100 Mb of file size allowed');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText(/virus\.exe/u)).toBeNull();
  });

  it('stops at fifty, in words [QU-04]', async () => {
    const scene = openDialog();
    await choose(scene, ...Array.from({ length: 51 }, (_, index) => pdf(`plan${index}.pdf`)));
    expect(screen.getByText('plan50.pdf was not added: a notice can carry at most 50 files.')).toBeDefined();
    expect(screen.getByText('A notice can carry at most 50 files.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files' }).disabled).toBe(true);
  });
});

describe('a file’s row', () => {
  it('shows its way: progress, check, File Saved [ER-03]', async () => {
    const scene = openDialog();
    await choose(scene, pdf('plan.pdf'));
    act(() =>
      scene.uploads.report('plan.pdf', (key) => ({ type: 'upload.progressed', key, sentBytes: 400 })),
    );
    expect(row('plan.pdf').textContent).toContain('Uploading, 40%');
    act(() => scene.uploads.report('plan.pdf', (key) => ({ type: 'upload.sent', key })));
    expect(row('plan.pdf').textContent).toContain('Checking');
    check(scene, 'plan.pdf');
    expect(row('plan.pdf').textContent).toContain('File Saved');
    expect(screen.getByText('1 of 1 file saved')).toBeDefined();
  });

  it('can be cancelled and started again', async () => {
    const scene = openDialog();
    await choose(scene, pdf('plan.pdf'));
    await scene.user.click(screen.getByRole('button', { name: 'Cancel plan.pdf' }));
    expect(row('plan.pdf').textContent).toContain('Cancelled');
    expect(scene.uploads.running.size).toBe(0);
    await scene.user.click(screen.getByRole('button', { name: 'Try plan.pdf again' }));
    expect(scene.uploads.running.size).toBe(1);
  });

  it('leaves nothing behind at the server when its upload is cancelled, removed or reset', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetched);
    keepBearer('token-of-the-tab', 7);
    const scene = openDialog();
    const names = ['a.pdf', 'b.pdf', 'c.pdf'];
    await choose(scene, ...names.map((name) => pdf(name)));
    for (const name of names) Object.assign(scene.shelved(name) ?? {}, { uploadUrl: `/uploads/${name}` });
    await scene.user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    expect(scene.shelved('a.pdf')).toMatchObject({ uploadUrl: null });
    fail(scene, 'b.pdf', 'unexpected', '', true);
    await scene.user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(scene.shelved('b.pdf')).toBeUndefined();
    await scene.user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByRole('alertdialog', { name: 'Reset the form?' });
    await scene.user.click(screen.getAllByRole('button', { name: 'Reset' }).at(-1) as HTMLElement);
    expect(fetched.mock.calls.map(([url, options]) => [url, options?.method])).toEqual(
      names.map((name) => [`/uploads/${name}`, 'DELETE']),
    );
    expect(scene.shelved('a.pdf')).toBeUndefined();
  });

  it('tells the server’s refusal, on the row and as a Warning, once [ER-03]', async () => {
    const scene = openDialog();
    await choose(scene, pdf('plan.pdf'));
    fail(scene, 'plan.pdf', 'bad_content', '“plan.pdf” does not look like a PDF.');
    expect(row('plan.pdf').textContent).toContain('“plan.pdf” does not look like a PDF.');
    expect(shownAlerts()).toEqual([['warning', 'Warning', '“plan.pdf” does not look like a PDF.']]);
    forgetAlerts();
    await choose(scene, pdf('map.pdf'));
    fail(scene, 'map.pdf', 'bad_content', '“map.pdf” is damaged.');
    expect(shownAlerts()).toEqual([['warning', 'Warning', '“map.pdf” is damaged.']]);
    await scene.user.click(screen.getByRole('button', { name: 'Remove map.pdf' }));
    expect(screen.queryByRole('button', { name: 'Try plan.pdf again' })).toBeNull();
    await scene.user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(screen.queryByRole('list', { name: 'Files of this notice' })).toBeNull();
  });

  it('can be tried again where that may help', async () => {
    const scene = openDialog();
    await choose(scene, pdf('plan.pdf'));
    fail(scene, 'plan.pdf', 'unexpected', '', true);
    expect(row('plan.pdf').textContent).toContain('Something went wrong. Try again.');
    await scene.user.click(screen.getByRole('button', { name: 'Try plan.pdf again' }));
    expect(row('plan.pdf').textContent).toContain('Uploading');
  });

  it('waits while the browser is offline, and goes on', async () => {
    const scene = openDialog();
    await choose(scene, pdf('plan.pdf'));
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(scene.uploads.running.size).toBe(0);
    expect(screen.getByText(/The uploads go on by themselves/u)).toBeDefined();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(scene.uploads.running.size).toBe(1);
  });

  it('asks to choose the file again after a reload cut it off; a saved one is back', async () => {
    const scene = openDialog();
    await choose(scene, pdf('plan.pdf'), pdf('map.pdf'));
    check(scene, 'plan.pdf');
    scene.unmount();
    openDialog();
    await titleField();
    expect(row('plan.pdf').textContent).toContain('File Saved');
    expect(row('map.pdf').textContent).toContain('The upload was interrupted.');
  });
});

describe('submit', () => {
  it('waits for files, says so, and then sends them all', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await choose(scene, pdf('plan.pdf'));
    await scene.user.click(submitButton());
    expect(screen.getByText('One file is still uploading.')).toBeDefined();
    expect(scene.save.calls).toEqual([]);
    check(scene, 'plan.pdf');
    expect(scene.save.calls[0]?.input.attachments).toEqual([
      { fileId: 'id-of-plan.pdf', name: 'plan.pdf', type: 'pdf' },
    ]);
  });

  it('does not go out without a file that failed', async () => {
    const scene = openDialog();
    await fillIn(scene);
    await choose(scene, pdf('plan.pdf'));
    fail(scene, 'plan.pdf', 'bad_content', 'Damaged.');
    await scene.user.click(submitButton());
    expect(shownAlerts().at(-1)).toEqual([
      'warning',
      'Sorry',
      'Some files did not arrive. Try them again or remove them.',
    ]);
    expect(scene.save.calls).toEqual([]);
  });
});

describe('a stored file', () => {
  it('is taken off at the server once that is confirmed [ER-04]', async () => {
    const scene = openDialog(edited);
    await titleField();
    await scene.user.click(screen.getByRole('button', { name: 'Remove s1.pdf' }));
    expect(scene.remove.calls).toEqual([]);
    await scene.user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(scene.remove.calls[0]?.input).toEqual({ noticeId: 40, fileId: 's1' });
    expect(row('s1.pdf').textContent).toContain('Removing…');
    expect(screen.queryByRole('button', { name: 'Remove s2.pdf' })).toBeNull();
    scene.remove.open()[0]?.resolve({ attachments: [attachment('s2')], version: 4, information: '' });
    await waitFor(() => expect(shownAlerts()).toEqual([['success', 'Success', 'Deleted successfully.']]));
    expect(screen.queryByText('s1.pdf')).toBeNull();
  });

  it('stays when it could not be taken off [ER-05, QC-45]', async () => {
    const scene = openDialog(edited);
    await titleField();
    await scene.user.click(screen.getByRole('button', { name: 'Remove s1.pdf' }));
    await scene.user.click(await screen.findByRole('button', { name: 'Remove' }));
    scene.remove.open()[0]?.reject({ kind: 'unreachable' });
    await waitFor(() => expect(shownAlerts()).toEqual([['error', 'Error', 'Something went wrong.']]));
    expect(row('s1.pdf').textContent).toContain('File Saved');
  });

  it('is taken off the copy alone when a notice is shared again [ST-06]', async () => {
    const scene = openDialog({ ...edited, mode: 'editReshare' });
    await titleField();
    await scene.user.click(screen.getByRole('button', { name: 'Remove s1.pdf' }));
    expect(scene.remove.calls).toEqual([]);
    await scene.user.click(submitButton());
    expect(scene.save.calls[0]?.input.attachments.map(({ fileId }) => fileId)).toEqual(['s2']);
  });
});
