import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { UploadLimit, UploadRoom } from '#contract/files/upload-room.rules.ts';
import { nearestLimit } from '#contract/files/upload-room.rules.ts';
import { hindi } from '#src/app/words/hindi.ts';
import { urdu } from '#src/app/words/urdu.ts';
import { fileList } from '#src/features/notices/form/components/Attachments.tsx';
import type { FileRoom } from '#src/features/notices/form/read-room.ts';
import { speakTranslations } from '#src/lib/words/messages.ts';
import { openDialog, pdf, shownAlerts, startAfresh, titleField } from './form-harness.tsx';

beforeAll(async () => void (await fileList.load()));
beforeEach(startAfresh);
afterEach(() => {
  speakTranslations({});
  vi.useRealTimers();
});

const gigabyte = 2 ** 30;
const bytes = (left: number): UploadRoom => ({
  scope: 'person',
  measure: 'bytes',
  most: 20 * gigabyte,
  left,
});
const room = (nearest: UploadRoom | null, isDiskFull = false): FileRoom => ({ nearest, isDiskFull });

it('is told once a tenth is left, of the limit that is nearest', () => {
  const hour: UploadRoom = { scope: 'school', measure: 'hour', most: 100, left: 11 };
  expect(nearestLimit([bytes(3 * gigabyte), hour])).toBeNull();
  expect(nearestLimit([bytes(2 * gigabyte), hour])).toMatchObject({ measure: 'bytes' });
  expect(nearestLimit([bytes(2 * gigabyte), { ...hour, left: 3 }])).toMatchObject({ measure: 'hour' });
});

it('stands under the drop zone when little room is left, and says nothing when there is enough', async () => {
  const answers = [room(bytes(1.5 * gigabyte)), room(null)];
  const readRoom = vi.fn(async () => answers.shift() ?? room(null));
  const scene = openDialog({ readRoom });
  await screen.findByText('Room left for your files: 1.5 GB of 20 GB');
  // A file that has come to its end has changed it.
  await titleField();
  await scene.user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [pdf('plan.pdf')]);
  act(() =>
    scene.uploads.report('plan.pdf', (key) => ({
      type: 'upload.checked',
      key,
      fileId: 'kept',
      fileType: 'pdf',
    })),
  );
  await vi.waitFor(() => expect(screen.queryByText(/^Room left/u)).toBeNull(), 30_000);
  expect(readRoom).toHaveBeenCalledTimes(2);
});

it('warns when nothing is left, and when the server’s disk is full', async () => {
  const school: UploadRoom = { scope: 'school', measure: 'hour', most: 3000, left: 0, minutes: 25 };
  const full = openDialog({ readRoom: async () => room(school) });
  const met = await screen.findByText(/^Your school/u);
  expect(met.textContent).toBe('Your school can add at most 3,000 files an hour. Try again in 25 minutes.');
  full.unmount();
  openDialog({ readRoom: async () => room(null, true) });
  const disk = await screen.findByText(/^The server/u);
  expect(disk.textContent).toBe('The server has no room for files just now.');
});

it('says nothing when nobody can tell', async () => {
  const readRoom = vi.fn(() => Promise.reject(new Error('offline')));
  openDialog({ readRoom });
  await titleField();
  await vi.waitFor(() => expect(readRoom).toHaveBeenCalled(), 30_000);
  expect(screen.queryByText(/room/iu)).toBeNull();
});

it.each([
  ['English', {}, 'Not sent: there is room for 20 GB in all.', 'The server has no room for files just now.'],
  ['Hindi', hindi, /नहीं भेजी गई: कुल .20 GB. तक ही जगह है/u, 'सर्वर पर अभी फ़ाइलों के लिए जगह नहीं है।'],
  ['Urdu', urdu, /نہیں بھیجی گئی: کل .20 GB. تک ہی جگہ ہے/u, 'سرور پر ابھی فائلوں کے لیے جگہ نہیں ہے۔'],
])('a refused file tells the limit in %s, whatever the server wrote', async (_name, words, met, diskFull) => {
  speakTranslations({ ...words });
  const scene = openDialog();
  const picker = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('The form is not there yet');
    return found;
  });
  await scene.user.upload(picker, [pdf('a.pdf', 10), pdf('b.pdf', 20)]);
  const limit: UploadLimit = { scope: 'person', measure: 'bytes', most: 20 * gigabyte };
  const refused = { type: 'upload.failed', information: 'English of the server.', retryable: true } as const;
  act(() => {
    scene.uploads.report('a.pdf', (key) => ({ ...refused, key, code: 'uploads_bytes', limit }));
    scene.uploads.report('b.pdf', (key) => ({ ...refused, key, code: 'disk_full' }));
  });
  await screen.findByText(met);
  await screen.findByText(diskFull);
  expect(screen.queryByText(/English of the server/u)).toBeNull();
  expect(shownAlerts()).toEqual([]);
});
