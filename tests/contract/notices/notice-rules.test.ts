import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '#contract/core/days.ts';
import { isClubModel } from '#contract/core/school-models.ts';
import {
  asksForReaders,
  canReshareModel,
  checkDates,
  noticeForOfBoxes,
  parseVideoLink,
  readersByCode,
} from '#contract/notices/notice.rules.ts';

describe('a video link', () => {
  const youtube = { url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', kind: 'iframe' };
  const vimeo = { url: 'https://player.vimeo.com/video/76979871', kind: 'iframe' };

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=9', youtube],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
    ['  http://youtube.com/watch?v=dQw4w9WgXcQ  ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?h=1', vimeo],
    [
      'https://school.sharepoint.com/:v:/s/science/abc?e=1',
      { url: 'https://school.sharepoint.com/:v:/s/science/abc?e=1', kind: 'link' },
    ],
    ['http://school.sharepoint.com/a', { url: 'https://school.sharepoint.com/a', kind: 'link' }],
  ])('is accepted: %s [VN-29, VN-32]', (text, expected) => {
    expect(parseVideoLink(text)).toEqual(expected);
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/playlist?list=dQw4w9WgXcQ',
    'https://youtu.be/',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/12345',
    'https://player.vimeo.com/76979871',
    'https://sharepoint.com/a',
    'https://evilsharepoint.com/a',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user:secret@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'data:text/html,<script>',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/"><script>',
  ])('is refused: %s [VN-30]', (text) => {
    expect(parseVideoLink(text)).toBeNull();
  });

  it('leads to https on a known host whatever was typed', () => {
    const hosts = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com|[^/@]+\.sharepoint\.com)\//;
    const typed = fc.oneof(
      fc.webUrl(),
      fc.string().map((tail) => `http://youtu.be/${tail}`),
      fc.string().map((tail) => `http://a.sharepoint.com/${tail}`),
      fc.string(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        expect(parseVideoLink(text)?.url ?? 'https://player.vimeo.com/').toMatch(hosts);
      }),
    );
  });

  it('stays what it is when parsed again, so that an edit keeps it', () => {
    for (const text of [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
      'https://a.sharepoint.com/b?c',
    ]) {
      const once = parseVideoLink(text);
      expect(parseVideoLink(once?.url ?? '')).toEqual(once);
    }
  });
});

describe('a day', () => {
  it('is written year-month-day and exists', () => {
    const days = ['2026-11-20', '2028-02-29'];
    const others = [
      '2026-02-30',
      '2027-02-29',
      '2026-13-01',
      '20-11-2026',
      '2026-1-2',
      '2026-11-20T00:00',
      '',
    ];
    expect([...days, ...others].filter(isDay)).toEqual(days);
  });
});

describe('the dates of a notice', () => {
  const dates = {
    share: '2026-11-20',
    due: '2026-11-27',
    today: '2026-11-20',
    mandatory: false,
    changed: null,
  };

  it('pass from today on, on one day too', () => {
    expect(checkDates(dates)).toBeNull();
    expect(checkDates({ ...dates, due: '2026-11-20' })).toBeNull();
    expect(checkDates({ ...dates, share: '', due: '' })).toBeNull();
  });

  it('cannot share before today: reset to today [VN-24, VN-28]', () => {
    expect(checkDates({ ...dates, share: '2026-11-19', changed: 'share' })).toEqual({
      field: 'share',
      problem: 'share_before_today',
      resetTo: '2026-11-20',
    });
  });

  it('cannot be due before today: reset to today [VN-25, VN-28]', () => {
    expect(checkDates({ ...dates, share: '', due: '2026-11-19', changed: 'due' })).toEqual({
      field: 'due',
      problem: 'due_before_today',
      resetTo: '2026-11-20',
    });
  });

  it('cannot be due before they are shared: reset to the share date [VN-26, VN-28]', () => {
    expect(checkDates({ ...dates, share: '2026-11-25', due: '2026-11-24', changed: 'due' })).toEqual({
      field: 'due',
      problem: 'due_before_share',
      resetTo: '2026-11-25',
    });
  });

  it('cannot be shared after they are due: reset to the due date [VN-27, VN-28]', () => {
    expect(checkDates({ ...dates, share: '2026-11-28', changed: 'share' })).toEqual({
      field: 'share',
      problem: 'share_after_due',
      resetTo: '2026-11-27',
    });
  });

  it('are both required when the due date is mandatory, else neither [ST-09]', () => {
    expect(checkDates({ ...dates, share: '', mandatory: true })?.problem).toBe('share_required');
    expect(checkDates({ ...dates, due: '', mandatory: true })?.problem).toBe('due_required');
    expect(checkDates({ ...dates, due: '' })).toBeNull();
  });

  it('may stay in the past when stored so, not when moved there [QC-36]', () => {
    const stored = { share: '2026-11-01', due: '2026-11-10' };
    expect(checkDates({ ...dates, ...stored, stored })).toBeNull();
    expect(checkDates({ ...dates, ...stored, share: '2026-11-02', stored })?.problem).toBe(
      'share_before_today',
    );
    expect(checkDates({ ...dates, ...stored, due: '2026-11-11', stored })?.problem).toBe('due_before_today');
  });

  it('are right once the offending date has been reset as told [VN-28]', () => {
    const day = fc.integer({ min: 1, max: 30 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, day, fc.constantFrom('share' as const, 'due' as const), (share, due, changed) => {
        let current = { ...dates, share, due, changed };
        for (let step = 0; step < 3; step += 1) {
          const wrong = checkDates(current);
          if (wrong) current = { ...current, [wrong.field]: wrong.resetTo };
        }
        expect(checkDates(current)).toBeNull();
      }),
    );
  });
});

describe('the readers of a notice', () => {
  it('are coded 1 to 6 [EN-06]', () => {
    const told = Object.entries(readersByCode).map(([code, { admin, faculty, students }]) => [
      Number(code),
      [admin && 'admin', faculty && 'faculty', students && 'students'].filter(Boolean).join(' '),
    ]);
    expect(told).toEqual([
      [1, 'faculty students'],
      [2, 'faculty'],
      [3, 'students'],
      [4, 'admin'],
      [5, 'admin faculty'],
      [6, 'admin faculty students'],
    ]);
  });

  it("come from the school form's two boxes, students alone too [QC-08]", () => {
    expect(noticeForOfBoxes({ faculty: true, students: true })).toBe(1);
    expect(noticeForOfBoxes({ faculty: true, students: false })).toBe(2);
    expect(noticeForOfBoxes({ faculty: false, students: true })).toBe(3);
    expect(noticeForOfBoxes({ faculty: false, students: false })).toBeNull();
  });
});

describe('the school model', () => {
  const models = [0, 1, 2, 3, 4, 5];

  it('4 or 5 works with clubs and batches [ST-19]', () => {
    expect(models.filter(isClubModel)).toEqual([4, 5]);
  });

  it('other than 1 and 4 may reshare [QC-07]', () => {
    expect(models.filter(canReshareModel)).toEqual([0, 2, 3, 5]);
  });

  it('0 asks faculty whom a notice is for; a school admin is always asked', () => {
    expect(models.filter((model) => asksForReaders(model, 4))).toEqual([0]);
    expect(models.filter((model) => asksForReaders(model, 2))).toEqual(models);
  });
});
