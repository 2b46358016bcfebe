import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { curriculumPickerMachine } from '#machines/choices/curriculum-picker/curriculum-picker.machine.ts';
import type {
  CurriculumPickerEmitted,
  PickResult,
  SaveInput,
} from '#machines/choices/curriculum-picker/curriculum-picker.types.ts';
import { curriculumPickerView } from '#machines/choices/curriculum-picker/curriculum-picker.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { curriculumPicker, hasWork, machine, saved, stale, unauthorized } from './curriculum-picker.walks.ts';

function start() {
  const savePick = deferredActor<PickResult, SaveInput>();
  const undoAct = deferredActor<PickResult, { readonly act: string }>();
  const clock = new SimulatedClock();
  const actors = { savePick: savePick.logic, undoAct: undoAct.logic };
  const actor = createActor(curriculumPickerMachine.provide({ actors }), { clock });
  const said: CurriculumPickerEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  actor.send({ type: 'list.loaded', revision: '1.1.1' });
  const answer = async (result: PickResult) => {
    savePick.open()[0]?.resolve(result);
    await settle();
  };
  const fail = async (failure: unknown) => {
    savePick.open()[0]?.reject(failure);
    await settle();
  };
  return {
    actor,
    said,
    answer,
    fail,
    savePick,
    undoAct,
    clock,
    view: () => curriculumPickerView(actor.getSnapshot()),
  };
}
const choose = { type: 'pick.submit', command: { kind: 'choose', projectIds: [1, 2] } } as const;

describe('choosing what a school teaches', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(curriculumPicker.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('saves with the list the person saw, and takes back the last act for 20 seconds [QU-24]', async () => {
    const { actor, said, answer, savePick, undoAct, clock, view } = start();
    actor.send(choose);
    expect([view().isBusy, savePick.calls[0]?.input]).toMatchObject([
      true,
      { revision: '1.1.1', archives: false },
    ]);
    await answer(saved);
    expect(said).toMatchObject([{ type: 'saved', result: { act: 'act-1' } }]);
    clock.increment(19_000);
    actor.send({ type: 'undo.submit', act: 'an older one' });
    expect(undoAct.calls).toHaveLength(0);
    actor.send({ type: 'undo.submit', act: 'act-1' });
    expect(undoAct.calls[0]?.input).toEqual({ act: 'act-1' });
    undoAct.open()[0]?.resolve({ ...saved, act: '', revision: '3.3.3' });
    await settle();
    expect([said.at(-1)?.type, actor.getSnapshot().context.revision]).toEqual(['undone', '3.3.3']);
    actor.send(choose);
    await answer(saved);
    clock.increment(20_000);
    actor.send({ type: 'undo.submit', act: 'act-1' });
    expect(undoAct.calls).toHaveLength(1);
  });

  it('asks before all is taken away, and offers the archive for what has work on it', async () => {
    const { actor, fail, answer, savePick, view } = start();
    actor.send({ type: 'pick.submit', command: { kind: 'clear' } });
    expect([view().question, savePick.calls.length]).toEqual(['clear', 0]);
    actor.send({ type: 'question.confirm' });
    await fail(hasWork);
    expect(view()).toMatchObject({ question: 'archive', work: hasWork.information });
    actor.send({ type: 'question.confirm' });
    expect(savePick.calls[1]?.input).toMatchObject({ command: { kind: 'clear' }, archives: true });
    await answer(saved);
    actor.send(choose);
    expect(savePick.calls[2]?.input).toMatchObject({ archives: false });
  });

  it('of an older list waits until the newer one is seen', async () => {
    const { actor, said, fail, savePick, view } = start();
    actor.send(choose);
    await fail(stale);
    expect([said.at(-1)?.type, view().isBusy]).toEqual(['stale', true]);
    actor.send(choose);
    expect(savePick.calls).toHaveLength(1);
    actor.send({ type: 'list.loaded', revision: '9.9.9' });
    actor.send(choose);
    expect(savePick.calls[1]?.input).toMatchObject({ revision: '9.9.9' });
  });

  it('that met the end of the session goes on when the person is back', async () => {
    const { actor, fail, savePick } = start();
    actor.send(choose);
    await fail(unauthorized);
    actor.send({ type: 'session.restored' });
    expect(savePick.calls[1]?.input).toEqual(savePick.calls[0]?.input);
  });
});
