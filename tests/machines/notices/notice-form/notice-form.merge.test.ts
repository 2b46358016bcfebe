import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDates, noticeLimits } from '#contract/notices/notice.rules.ts';
import {
  type MergeSides,
  merge,
  mergeParts,
  mergeRows,
  openParts,
} from '#machines/notices/notice-form/notice-form.merge.ts';
import type { NoticeValues } from '#machines/notices/notice-form/notice-form.types.ts';
import { emptyValues } from '#machines/notices/notice-form/notice-form.values.ts';
import { settle } from '../../deferred.ts';
import { openForm } from './notice-form.harness.ts';
import { editInput, loaded, notice, session } from './notice-form.samples.ts';

const today = '2026-11-20';
const base: NoticeValues = {
  ...emptyValues,
  title: 'Sports day',
  description: 'Come at nine.',
  grades: [9],
  shareDate: '2026-11-21',
  dueDate: '2026-11-25',
};
const of = (mine: Partial<NoticeValues>, theirs: Partial<NoticeValues>): MergeSides => ({
  base,
  mine: { ...base, ...mine },
  theirs: { ...base, ...theirs },
  today,
});
const video = (name: string) =>
  ({ url: `https://player.vimeo.com/video/${name}`, kind: 'iframe', label: 'Video 1' }) as const;

describe('two editors of one notice', () => {
  it('each keep what the other left alone', () => {
    const sides = of({ title: 'Mine' }, { description: 'Theirs', notifyEmail: false });
    expect(openParts(sides, {})).toEqual([]);
    expect(merge(sides, {})).toEqual({ ...base, title: 'Mine', description: 'Theirs', notifyEmail: false });
  });

  it('choose where both changed the same', () => {
    const sides = of({ title: 'Mine' }, { title: 'Theirs' });
    expect(mergeRows(sides)).toEqual([{ part: 'title', outcome: 'conflict' }]);
    expect(openParts(sides, {})).toEqual(['title']);
    expect(merge(sides, { title: 'theirs' }).title).toBe('Theirs');
    expect(merge(sides, { title: 'mine' }).title).toBe('Mine');
  });

  it('take whom it is for whole, never half of each', () => {
    const sides = of({ grades: [10], divisions: [3] }, { noticeFor: 2 });
    expect(openParts(sides, {})).toEqual(['audience']);
    expect(merge(sides, { audience: 'theirs' })).toEqual(sides.theirs);
  });

  it('move a day each, unless the two make no sense beside each other', () => {
    expect(merge(of({ shareDate: '2026-11-22' }, { dueDate: '2026-11-28' }), {})).toMatchObject({
      shareDate: '2026-11-22',
      dueDate: '2026-11-28',
    });
    expect(openParts(of({ shareDate: '2026-11-24' }, { dueDate: '2026-11-22' }), {})).toEqual(['dates']);
  });

  it('add and take away videos as of a set', () => {
    const begun = { ...base, videos: [video('1'), video('2')] };
    const mine = { ...begun, videos: [video('2'), video('3')] };
    const theirs = { ...begun, videos: [video('1'), video('2'), video('4')] };
    const { videos } = merge({ base: begun, mine, theirs, today }, {});
    expect(videos.map(({ url }) => url.at(-1))).toEqual(['2', '4', '3']);
    expect(videos.map(({ label }) => label)).toEqual(['Video 1', 'Video 2', 'Video 3']);
  });

  it('are asked wherever they differ when nobody knows what they began with', () => {
    const sides = { ...of({ title: 'Mine' }, { notifyEmail: false }), base: null };
    expect(openParts(sides, {})).toEqual(['title', 'notifyEmail']);
  });
});

const day = fc.integer({ min: 21, max: 28 }).map((date) => `2026-11-${date}`);
const values: fc.Arbitrary<NoticeValues> = fc
  .record({
    title: fc.constantFrom('a', 'b', 'c'),
    description: fc.constantFrom('x', 'y', 'z'),
    grades: fc.constantFrom<NoticeValues['grades']>('all', [9], [9, 10]),
    divisions: fc.constantFrom<NoticeValues['divisions']>('all', [3]),
    noticeFor: fc.constantFrom<NoticeValues['noticeFor']>(1, 2, 3),
    shareDate: day,
    dueDate: day,
    notifyEmail: fc.boolean(),
    asksReceipt: fc.boolean(),
    isActive: fc.boolean(),
    videos: fc.subarray(['1', '2', '3', '4', '5', '6', '7']).map((names) => names.map(video)),
  })
  .map((given) => {
    const [shareDate = '', dueDate = ''] = [given.shareDate, given.dueDate].toSorted();
    const videos = given.videos.map((each, index) => ({ ...each, label: `Video ${index + 1}` }));
    return { ...base, ...given, shareDate, dueDate, videos: videos.slice(0, noticeLimits.videos) };
  });

describe('whatever two people do', () => {
  it('equal sides stay as they are', () => {
    fc.assert(
      fc.property(values, values, (begun, same) => {
        expect(merge({ base: begun, mine: same, theirs: same, today }, {})).toEqual(same);
      }),
    );
  });

  it('a side that changed nothing changes nothing, from whichever side one looks', () => {
    fc.assert(
      fc.property(values, values, (begun, changed) => {
        expect(merge({ base: begun, mine: changed, theirs: begun, today }, {})).toEqual(changed);
        expect(merge({ base: begun, mine: begun, theirs: changed, today }, {})).toEqual(changed);
      }),
    );
  });

  it('every part is of one side, or both as they fit, and can be sent', () => {
    fc.assert(
      fc.property(values, values, values, fc.constantFrom('mine', 'theirs'), (begun, mine, theirs, side) => {
        const sides = { base: begun, mine, theirs, today };
        const choices = Object.fromEntries(Object.keys(mergeParts).map((part) => [part, side]));
        const merged = merge(sides, choices);
        expect(openParts(sides, choices)).toEqual([]);
        expect([mine.title, theirs.title]).toContain(merged.title);
        expect([mine, theirs].map((each) => [each.grades, each.divisions, each.noticeFor])).toContainEqual([
          merged.grades,
          merged.divisions,
          merged.noticeFor,
        ]);
        expect(merged.videos.length).toBeLessThanOrEqual(noticeLimits.videos);
        const { shareDate: share, dueDate: due, dueDateMandatory: mandatory } = merged;
        expect(checkDates({ share, due, today, mandatory, changed: null })).toBeNull();
      }),
    );
  });
});

it('sends the merged notice over the newer version, and what was typed is kept on the way back', async () => {
  const form = await openForm(editInput);
  form.send({ type: 'edit.title', text: 'My title' }, { type: 'form.submit' });
  await form.notSaved({ kind: 'stale', information: 'Changed elsewhere.' });
  form.send({ type: 'conflict.compare' });
  const theirs = { ...notice, description: 'Their text', version: 5 };
  form.load.open()[0]?.resolve(loaded({ notice: theirs, formSession: session(2) }));
  await settle();
  expect(form.view()).toMatchObject({ stage: 'merging', title: 'My title' });
  form.send({ type: 'merge.back' });
  expect(form.view()).toMatchObject({ stage: 'conflict', title: 'My title' });
  form.send({ type: 'conflict.compare' });
  form.load.open()[0]?.resolve(loaded({ notice: theirs, formSession: session(2) }));
  await settle();
  const { base: begun, values: mine } = form.actor.getSnapshot().context;
  const both = merge(
    { base: begun, mine, theirs: { ...mine, title: notice.title, description: 'Their text' }, today },
    {},
  );
  form.send({ type: 'merge.save', values: both });
  expect(form.save.calls[1]?.input).toMatchObject({
    title: 'My title',
    description: 'Their text',
    version: 5,
    formSession: session(2),
  });
});
