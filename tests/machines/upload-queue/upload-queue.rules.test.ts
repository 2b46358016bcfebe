import { describe, expect, it } from 'vitest';
import { narrowed, noticePolicy, projectPolicy } from '#contract/files/upload-policies.ts';
import {
  admit,
  attachmentsOf,
  canRetry,
  progress,
  retry,
  start,
} from '#machines/upload-queue/upload-queue.rules.ts';
import type { QueuePolicy, UploadItem, UploadStatus } from '#machines/upload-queue/upload-queue.types.ts';
import { file } from './upload-queue.harness.ts';

const mebibyte = 2 ** 20;
const item = (key: string, status: UploadStatus): UploadItem => ({
  key,
  name: `${key}.pdf`,
  size: 1000,
  type: 'pdf',
  status,
  sentBytes: 0,
  fileId: status === 'ready' ? `id-${key}` : null,
  failure: null,
  origin: 'new',
  attempts: 0,
});
const held = (items: readonly UploadItem[] = [], policy: QueuePolicy = noticePolicy) => ({ policy, items });
const codeOf = (name: string, size: number, policy: QueuePolicy = noticePolicy) =>
  admit(held([], policy), [file('k', name, size)]).refused[0]?.code ?? null;

describe('which files are taken', () => {
  it.each([
    'a.mp4',
    'a.pdf',
    'a.jpg',
    'a.jpeg',
    'a.png',
    'a.docx',
    'a.doc',
    'a.ppt',
    'a.pptx',
    'a.xlsx',
    'a.xls',
    'a.ZIP',
  ])('takes %s [VN-33, QC-11]', (name) => expect(codeOf(name, 10)).toBeNull());

  it.each(['a.gif', 'a.exe', 'a.pdf.exe', 'pdf', '.pdf', 'a.'])('refuses %s [VN-34]', (name) =>
    expect(codeOf(name, 10)).toBe('extension'),
  );

  it.each([
    [100, null],
    [101, null],
    [101.4, null],
    [101.6, 'too_large'],
  ])('judges %s MB: %s [VN-35, CO-05, QC-12]', (megabytes, code) => {
    expect(codeOf('a.zip', Math.round(megabytes * mebibyte))).toBe(code);
  });

  it('refuses an empty file and a name that is too long', () => {
    expect(codeOf('a.pdf', 0)).toBe('empty');
    expect(codeOf(`${'a'.repeat(200)}.pdf`, 1)).toBe('name_too_long');
  });

  it('takes 50 files and no more, cancelled ones not counted [QU-04, CO-08]', () => {
    const full = Array.from({ length: noticePolicy.most }, (_, index) => item(`f${index}`, 'ready'));
    expect(admit(held(full), [file('x')]).refused).toEqual([{ name: 'x.pdf', code: 'too_many' }]);
    const withRoom = full.map((each, index) =>
      index === 0 ? { ...each, status: 'cancelled' as const } : each,
    );
    expect(admit(held(withRoom), [file('x'), file('y')])).toMatchObject({
      refused: [{ name: 'y.pdf', code: 'too_many' }],
    });
  });

  it('takes what its policy takes: six files of a project, with its endings and sizes [VU-07, VU-23, VU-24, VU-25]', () => {
    expect([codeOf('a.rar', 10, projectPolicy), codeOf('a.csv', 10, projectPolicy)]).toEqual([
      null,
      'extension',
    ]);
    expect(codeOf('a.jpg', 10.5 * mebibyte, projectPolicy)).toBe('too_large');
    expect(codeOf('a.jpg', 10.5 * mebibyte - 1, projectPolicy)).toBeNull();
    const six = Array.from({ length: 6 }, (_, index) => item(`f${index}`, 'ready'));
    expect(admit(held(six, projectPolicy), [file('x')]).refused).toEqual([
      { name: 'x.pdf', code: 'too_many' },
    ]);
    const pictures = narrowed(projectPolicy, ['jpg', 'jpeg', 'png', 'gif']);
    expect([codeOf('a.gif', 1, pictures), codeOf('a.pdf', 1, pictures)]).toEqual([null, 'extension']);
  });

  it('keeps the same name and size once', () => {
    const { items } = admit(held([item('a', 'ready')]), [
      file('b', 'a.pdf'),
      file('c', 'a.pdf', 999),
      file('d', 'a.pdf', 999),
    ]);
    expect(items.map(({ key }) => key)).toEqual(['a', 'c']);
  });

  it.each(['failed', 'cancelled', 'interrupted'] as const)(
    'puts a file chosen again in place of a %s one',
    (status) => {
      const { items } = admit(held([item('a', status), item('z', 'ready')]), [file('b', 'a.pdf')]);
      expect(items.map(({ key, status: now }) => [key, now])).toEqual([
        ['b', 'waiting'],
        ['z', 'ready'],
      ]);
    },
  );

  it('never holds one key twice', () => {
    expect(admit(held([item('a', 'waiting')]), [file('a', 'other.pdf')]).items).toHaveLength(1);
  });

  it('tells the kinds of attachments apart [EN-03]', () => {
    const { items } = admit(held(), [file('a', 'a.MP4'), file('b', 'b.jpeg'), file('c', 'c.docx')]);
    expect(items.map(({ type }) => type)).toEqual(['video', 'image', 'docx']);
  });
});

describe('what happens to one file', () => {
  it('keeps progress between nothing and the whole file, and only while it uploads', () => {
    const uploading = start([item('a', 'waiting')], 'a');
    expect(progress(uploading, 'a', 5000)[0]?.sentBytes).toBe(1000);
    expect(progress(uploading, 'a', -1)[0]?.sentBytes).toBe(0);
    expect(progress(progress(uploading, 'a', 400), 'a', 300)[0]?.sentBytes).toBe(400);
    expect(progress([item('a', 'ready')], 'a', 5)[0]?.sentBytes).toBe(0);
  });

  it('can be tried again unless its bytes are gone or the server will never take it', () => {
    expect(canRetry(held(), item('a', 'cancelled'))).toBe(true);
    expect(canRetry(held(), item('a', 'interrupted'))).toBe(false);
    expect(
      canRetry(held(), { ...item('a', 'failed'), failure: { code: 'bad_content', retryable: false } }),
    ).toBe(false);
  });

  it('cannot come back into a list that was filled meanwhile [QU-04]', () => {
    const full = Array.from({ length: noticePolicy.most }, (_, index) => item(`f${index}`, 'ready'));
    const items = [...full, item('a', 'cancelled')];
    expect(retry(held(items), 'a')).toEqual(items);
    expect(retry(held(items.slice(1)), 'a').at(-1)?.status).toBe('waiting');
  });

  it('is sent with the notice once it is ready', () => {
    expect(attachmentsOf([item('a', 'ready'), item('b', 'checking')])).toEqual([
      { fileId: 'id-a', name: 'a.pdf', type: 'pdf' },
    ]);
  });
});
