import { describe, expect, it } from 'vitest';
import {
  addVideo,
  blockOf,
  chooseGrades,
  firstProblem,
  placeFieldInformation,
  problemsOf,
  withDay,
} from '#machines/notices/notice-form/notice-form.rules.ts';
import type { NoticeValues } from '#machines/notices/notice-form/notice-form.types.ts';
import { emptyValues } from '#machines/notices/notice-form/notice-form.values.ts';
import { admin, eight, grades, notice, teacher, today } from './notice-form.samples.ts';

const whole: NoticeValues = { ...emptyValues, grades: 'all', title: 'T', description: 'D' };

function problems(change: Partial<NoticeValues>, person = admin) {
  return problemsOf({
    values: { ...whole, ...change },
    person,
    today,
    storedDates: null,
    videoProblem: null,
    grades,
    divisionList: null,
  });
}

describe('what keeps a notice from being sent', () => {
  it.each([
    [{ grades: [] }, { grades: 'grade_required' }],
    [{ grades: [6], divisions: [] }, { divisions: 'division_required' }],
    [{ noticeFor: null }, { readers: 'readers_required' }],
    [{ title: '' }, { title: 'title_required' }],
    [{ title: ' \n ' }, { title: 'title_required' }],
    [{ title: 'x'.repeat(201) }, { title: 'title_too_long' }],
    [{ description: '' }, { description: 'description_required' }],
    [{ description: 'x'.repeat(10_001) }, { description: 'description_too_long' }],
    [{ dueDateMandatory: true }, { shareDate: 'share_required' }],
    [{ dueDateMandatory: true, shareDate: today }, { dueDate: 'due_required' }],
    [{ shareDate: '2026-11-19' }, { shareDate: 'share_before_today' }],
    [{ dueDate: '2026-11-19' }, { dueDate: 'due_before_today' }],
    [{ shareDate: '2026-11-22', dueDate: '2026-11-21' }, { dueDate: 'due_before_share' }],
  ] as const)('finds in %o: %o [VN-01…08, VN-24…27, ST-09]', (change, found) => {
    expect(problems(change)).toEqual(found);
  });

  it.each([
    {},
    { grades: [6], divisions: [61] },
    { grades: [6], divisions: 'all' },
    { grades: [6, 7] },
    { title: ` ${'x'.repeat(200)} ` },
    { description: 'x'.repeat(10_000) },
    { dueDateMandatory: true, shareDate: today, dueDate: today },
  ] as const)('finds nothing in %o [VN-01, NF-21]', (change) => {
    expect(problems(change)).toEqual({});
  });

  it('asks nobody for readers where the model decides [NF-20, VN-12]', () => {
    expect(problems({ noticeFor: null }, teacher)).toEqual({});
    expect(problems({ noticeFor: null }, { ...teacher, schoolModel: 0 })).toEqual({
      readers: 'readers_required',
    });
  });

  it('alerts from the top of the form down [VN-09…14]', () => {
    const order: string[] = [];
    const mendings: Partial<NoticeValues>[] = [
      { grades: [6], divisions: [] },
      { divisions: [61] },
      { noticeFor: 2 },
      { title: 'T' },
      { description: 'D' },
    ];
    let values: Partial<NoticeValues> = { grades: [], noticeFor: null, title: '', description: '' };
    for (const mending of mendings) {
      order.push(firstProblem(problems(values)) ?? 'none');
      values = { ...values, ...mending };
    }
    expect(order).toEqual([
      'grade_required',
      'division_required',
      'readers_required',
      'title_required',
      'description_required',
    ]);
    expect(firstProblem(problems(values))).toBeNull();
  });
});

describe('choosing grades', () => {
  const form = { values: whole, person: admin, grades, divisionList: null };

  it('refuses a grade without divisions, newly ticked, and only that [NF-27, VP-31]', () => {
    expect(chooseGrades(form, [6, eight.id])).toMatchObject({ refused: 8, values: { grades: [6] } });
    expect(chooseGrades({ ...form, values: { ...whole, grades: [8] } }, [8, 6])).toMatchObject({
      refused: null,
      values: { grades: [6, 8] },
    });
    expect(chooseGrades(form, 'all')).toMatchObject({ refused: null, values: { grades: 'all' } });
  });

  it('drops grades that are not in the list, and doubles', () => {
    expect(chooseGrades(form, [6, 6, 99]).values.grades).toEqual([6]);
  });
});

describe('setting a day', () => {
  const form = { values: whole, today, storedDates: null };

  it('goes on until both days stand right, and tells the first reason [VN-28]', () => {
    const values = { ...whole, shareDate: '2026-12-01' };
    expect(withDay({ ...form, values }, 'dueDate', '2026-11-01')).toMatchObject({
      values: { shareDate: '2026-12-01', dueDate: '2026-12-01' },
      notes: { dueDate: 'due_before_today' },
    });
  });

  it('also mends the other day when it went by meanwhile', () => {
    const values = { ...whole, dueDate: '2026-11-01' };
    expect(withDay({ ...form, values }, 'shareDate', '2026-11-25')).toMatchObject({
      values: { shareDate: '2026-11-20', dueDate: '2026-11-20' },
    });
  });
});

describe('who may send', () => {
  it.each([
    ['add', admin, null, null],
    ['add', { ...admin, isDemoSchool: true }, null, 'demo_school'],
    ['add', { ...admin, schoolModel: 5 }, null, null],
    ['add', { ...admin, mayEditNotices: false }, null, null],
    ['edit', admin, notice, null],
    ['edit', { ...admin, mayEditNotices: false }, notice, 'not_editable'],
    ['editReshare', { ...admin, mayEditNotices: false }, notice, null],
    ['editReshare', admin, { ...notice, mayReshare: false }, 'not_reshareable'],
  ] as const)('%s by %o: %s [NF-26, RP-06, RP-07, ST-07, ST-08, TV-16]', (mode, person, theirs, code) => {
    expect(blockOf(mode, person, theirs)).toBe(code);
  });
});

it('puts an address in once, and none for an empty text [VN-31]', () => {
  expect(addVideo([], '  ')).toEqual({ videos: [], problem: null });
  expect(addVideo([], 'javascript:alert(1)').problem).toBe('video_invalid');
});

it('places only what belongs to a field of the form [ER-02]', () => {
  expect(placeFieldInformation({ title: 'Too rude.', unknown: 'x', dueDate: '' })).toEqual({
    title: 'Too rude.',
  });
  expect(placeFieldInformation(undefined)).toEqual({});
});
