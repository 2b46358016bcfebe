import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay } from '#src/features/notices/viewer/format-day.ts';
import { linkify } from '#src/features/notices/viewer/linkify.ts';
import { isNear } from '#src/features/notices/viewer/NoticeViewer.tsx';
import { isOverdue, statusOf } from '#src/features/notices/viewer/notice-status.ts';
import { readersWord, roleWord } from '#src/features/notices/viewer/people.ts';
import { dayIn } from '#src/lib/days.ts';
import { formatSize } from '#src/lib/words/format-size.ts';

describe('a day', () => {
  it.each([
    ['2024-01-03', '3rd Jan 24'],
    ['2026-11-01', '1st Nov 26'],
    ['2026-05-02', '2nd May 26'],
    ['2026-12-11', '11th Dec 26'],
    ['2026-06-12', '12th Jun 26'],
    ['2026-07-13', '13th Jul 26'],
    ['2026-08-21', '21st Aug 26'],
    ['2026-08-31', '31st Aug 26'],
  ])('%s is written "%s" [CO-32]', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });

  it('that is none is written as nothing [CO-32]', () => {
    expect(formatDay('')).toBe('');
    expect(formatDay('2026-02-30')).toBe('');
  });

  it('of an instant is the day in the school, not here [TV-04]', () => {
    expect(dayIn('Asia/Kolkata', '2026-11-19T20:00:00.000Z')).toBe('2026-11-20');
    expect(dayIn('America/New_York', '2026-11-19T20:00:00.000Z')).toBe('2026-11-19');
    expect(dayIn('UTC', 'yesterday')).toBe('');
  });
});

describe('the status of a notice', () => {
  const today = '2026-11-21';
  const due = (dueDate: string) => statusOf({ isActive: true, dueDate }, 'due', today);

  it('in the due list is the days until it is due [TV-02, TV-20]', () => {
    expect(due('2026-11-22')).toEqual({ kind: 'due-in', days: 1 });
    expect(due('2026-11-27')).toEqual({ kind: 'due-in', days: 6 });
    expect(due('2026-11-21')).toEqual({ kind: 'due-today' });
    expect(due('2026-11-20')).toEqual({ kind: 'overdue' });
  });

  it('counts days of the calendar over months and years [TV-20]', () => {
    expect(statusOf({ isActive: true, dueDate: '2027-01-01' }, 'due', '2026-12-31')).toEqual({
      kind: 'due-in',
      days: 1,
    });
    expect(statusOf({ isActive: true, dueDate: '2024-03-01' }, 'due', '2024-02-28')).toEqual({
      kind: 'due-in',
      days: 2,
    });
  });

  it('elsewhere is Active or Inactive, and so without a due day [TV-02, ST-01]', () => {
    expect(statusOf({ isActive: true, dueDate: '2026-11-27' }, 'active', today)).toEqual({ kind: 'active' });
    expect(statusOf({ isActive: false, dueDate: '2026-11-27' }, 'inactive', today)).toEqual({
      kind: 'inactive',
    });
    expect(due('')).toEqual({ kind: 'active' });
  });

  it('is overdue only while it is active and its day has passed [QU-23]', () => {
    expect(isOverdue({ isActive: true, dueDate: '2026-11-20' }, today)).toBe(true);
    expect(isOverdue({ isActive: true, dueDate: '2026-11-21' }, today)).toBe(false);
    expect(isOverdue({ isActive: false, dueDate: '2026-11-20' }, today)).toBe(false);
    expect(isOverdue({ isActive: true, dueDate: '' }, today)).toBe(false);
  });
});

describe('who wrote and who reads', () => {
  it('has a word for each role, Guest for the others [EN-07]', () => {
    expect([1, 2, 3, 4, 5, 6].map(roleWord)).toEqual([
      'Super Admin',
      'Admin',
      'Guest',
      'Faculty',
      'Guest',
      'Guest',
    ]);
  });

  it('names the readers of every code [EN-06]', () => {
    expect(readersWord({ noticeFor: 2 })).toBe('Faculty');
    expect(readersWord({ noticeFor: 6 })).toBe('School admin, faculty and students');
  });
});

describe('a file size', () => {
  it.each([
    [0, '0 B'],
    [336, '336 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [7105, '6.9 KB'],
    [462_848, '452 KB'],
    [1_048_575, '1 MB'],
    [104_857_600, '100 MB'],
    [-1, '0 B'],
  ])('of %i bytes reads "%s" [TV-14]', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});

describe('links in a description', () => {
  const links = (text: string) =>
    linkify(text).flatMap((part) => (part.href === undefined ? [] : [part.href]));

  it('are its https addresses, without the sentence around them [TV-06]', () => {
    expect(links('See https://school.example/plan, please.')).toEqual(['https://school.example/plan']);
    expect(links('(https://school.example/fair(2026)) and HTTPS://B.example!')).toEqual([
      'https://school.example/fair(2026)',
      'https://b.example/',
    ]);
    expect(links('योजना: https://school.example/योजना।')).toEqual([
      encodeURI('https://school.example/योजना'),
    ]);
  });

  it('are nothing that could run, mislead or travel in the open [TV-06]', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'http://school.example',
      'https://school.example@evil.example/',
      'https://',
      '<a href="x">',
    ]) {
      expect(links(text)).toEqual([]);
    }
  });

  it('leave the text as it was, whatever it is [TV-06]', () => {
    const piece = fc.constantFrom(
      'https://a.example/x',
      'https://',
      '(',
      ').',
      '\n',
      '<b>',
      ' ',
      'é',
      '😀',
      '"',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const text = pieces.join('');
        const parts = linkify(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(new Set(parts.map((part) => part.at)).size).toBe(parts.length);
        const hrefs = parts.flatMap(({ href }) => (href === undefined ? [] : [new URL(href).protocol]));
        expect(hrefs.filter((protocol) => protocol !== 'https:')).toEqual([]);
      }),
    );
  });
});

describe('the neighbours of a slide', () => {
  it('are the ones beside it, round the ends [TV-01]', () => {
    const near = (index: number, count: number) =>
      Array.from({ length: count }, (_, at) => isNear(at, index, count));
    expect(near(0, 5)).toEqual([true, true, false, false, true]);
    expect(near(2, 5)).toEqual([false, true, true, true, false]);
    expect(near(0, 1)).toEqual([true]);
  });
});
