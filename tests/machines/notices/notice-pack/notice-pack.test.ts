import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { addDays } from '#contract/core/days.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import { fromDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import { noticePackMachine } from '#machines/notices/notice-pack/notice-pack.machine.ts';
import { initialContext, planOf } from '#machines/notices/notice-pack/notice-pack.rules.ts';
import type { DraftToKeep, PackGround } from '#machines/notices/notice-pack/notice-pack.types.ts';
import { noticePackView } from '#machines/notices/notice-pack/notice-pack.view.ts';
import { deferredActor } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { ground, input, machine, notice, walk } from './notice-pack.walks.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function start(notices: readonly Notice[], given: Partial<PackGround> = {}) {
  const load = deferredActor<PackGround, void>();
  const read = deferredActor<Notice, { noticeId: number }>();
  const keep = deferredActor<void, DraftToKeep>();
  const actors = { loadGround: load.logic, loadNotice: read.logic, keepDraft: keep.logic };
  const actor = createActor(noticePackMachine.provide({ actors }), {
    input: input(...notices.map(({ id }) => id)),
  }).start();
  load.calls[0]?.resolve({ ...ground, ...given });
  await settle();
  for (const each of notices) {
    const call = read.calls.find(({ input: of }) => of.noticeId === each.id);
    call?.resolve(each);
    await settle();
  }
  return { actor, keep, view: () => noticePackView(actor.getSnapshot()) };
}

describe('a pack of notices', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine).walk(walk);
    // XState raises these itself when a region is done.
    const isRaised = (name: string) => name.includes('xstate.done.state');
    const gaps = coverage.gaps();
    expect({ ...gaps, transitions: gaps.transitions.filter((name) => !isRaised(name)) }).toEqual({
      states: [],
      transitions: [],
      traps: [],
    });
  });

  it('moves a year on and keeps every weekday, marking weekends', async () => {
    const { view } = await start([notice(1), notice(2, { shareDate: '2025-11-21', dueDate: '2025-11-29' })]);
    expect(view().rows).toMatchObject([
      { share: { from: '2025-11-17', to: '2026-11-16' }, due: { to: '2026-11-23', isWeekend: false } },
      { share: { to: '2026-11-20' }, due: { to: '2026-11-28', isWeekend: true } },
    ]);
  });

  it('moves to a first day and keeps the distances; a day that is over makes nothing', async () => {
    const { actor, view } = await start([notice(1), notice(2, { shareDate: '2025-11-21', dueDate: '' })]);
    actor.send({ type: 'pack.shift', shift: { kind: 'from', day: '2026-06-08' } });
    expect(view().rows).toMatchObject([
      { share: { to: '2026-06-08' }, due: { to: '2026-06-15' } },
      { share: { to: '2026-06-12' }, due: null },
    ]);
    actor.send({ type: 'pack.shift', shift: { kind: 'from', day: '2026-05-31' } });
    expect(view().canMake).toBe(false);
    actor.send({ type: 'pack.make' });
    expect(view().stage).toBe('planning');
  });

  it('says which grades are gone, and what cannot be shared again or is begun already', async () => {
    const lost = notice(1, { grades: [8, 40], gradeNames: ['Grade 8', 'Grade 12'] });
    const { view } = await start([lost, notice(2, { mayReshare: false }), notice(3)], { drafted: [3] });
    expect(view().rows).toMatchObject([{ id: 1, groups: ['Grade 8'], gone: 1 }]);
    expect(view().unreadable.map(({ id, failure }) => [id, failure.code])).toEqual([
      [3, 'drafted'],
      [2, 'not_reshareable'],
    ]);
  });

  it('becomes drafts that the form opens with, one after another; one that fails stops no other', async () => {
    const { actor, keep, view } = await start([notice(1), notice(2), notice(3)]);
    actor.send({ type: 'pack.leave_out', id: 3, isOut: true });
    actor.send({ type: 'pack.make' });
    expect(keep.calls).toHaveLength(1);
    keep.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view().progress).toEqual({ done: 1, of: 2 });
    const draft = keep.calls[1]?.input.draft;
    expect(
      fromDraft(JSON.parse(JSON.stringify(draft)), { personId: 7, mode: 'editReshare', noticeId: 2 }),
    ).toMatchObject({
      values: { title: 'Notice 2', shareDate: '2026-11-16', dueDate: '2026-11-23', grades: [8] },
    });
    keep.calls[1]?.resolve();
    await settle();
    expect(view()).toMatchObject({ stage: 'finished', made: [2], failed: [{ id: 1, title: 'Notice 1' }] });
    actor.send({ type: 'pack.retry' });
    keep.calls[2]?.resolve();
    await settle();
    expect(view()).toMatchObject({ stage: 'finished', made: [2, 1], failed: [] });
  });

  it('stops where it is told to; what is made stays', async () => {
    const { actor, keep, view } = await start([notice(1), notice(2)]);
    actor.send({ type: 'pack.make' });
    keep.calls[0]?.resolve();
    await settle();
    actor.send({ type: 'pack.stop' });
    expect(view()).toMatchObject({ stage: 'finished', made: [1], untried: 1 });
  });

  it('never lands in the past, and a year keeps weekdays, whatever the days', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), day, (shares, today) => {
        const read = shares.map((shareDate, id) => notice(id + 1, { shareDate, dueDate: shareDate }));
        const plan = planOf({ ...initialContext(input()), today, read });
        expect(plan.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(read.map(({ id }) => id));
        for (const { share, due } of plan) {
          expect(share.to >= today).toBe(true);
          expect(due?.to).toBe(share.to);
          expect((Date.parse(share.to) - Date.parse(share.from)) % (7 * 86_400_000)).toBe(0);
        }
      }),
    );
  });
});
