import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ChangedRows } from '#contract/core/rows.ts';
import { rowActionsMachine } from '#machines/row-actions/row-actions.machine.ts';
import type { RowActionsEmitted, RowsCommand } from '#machines/row-actions/row-actions.types.ts';
import { rowActionsView } from '#machines/row-actions/row-actions.view.ts';
import { deferredActor, settle } from '../deferred.ts';
import { Coverage } from '../paths.ts';
import {
  bothDone,
  input,
  machine,
  oneRefused,
  rowActions,
  unauthorized,
  yash,
  zoya,
} from './row-actions.walks.ts';

function start() {
  const carryOut = deferredActor<ChangedRows, RowsCommand>();
  const actor = createActor(rowActionsMachine.provide({ actors: { carryOut: carryOut.logic } }), { input });
  const said: RowActionsEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const answer = async (result: ChangedRows) => {
    carryOut.open()[0]?.resolve(result);
    await settle();
  };
  const fail = async (failure: unknown) => {
    carryOut.open()[0]?.reject(failure);
    await settle();
  };
  return { actor, said, answer, fail, carryOut, view: () => rowActionsView(actor.getSnapshot()) };
}

describe('what is done with rows', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(rowActions.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('is asked about first where it must be', async () => {
    const { actor, view, carryOut } = start();
    actor.send({ type: 'action.submit', action: 'delete', rows: [zoya] });
    expect([view().asked?.rows, carryOut.calls.length]).toEqual([[zoya], 0]);
    actor.send({ type: 'action.cancel' });
    expect(view().asked).toBeNull();
    actor.send({ type: 'action.submit', action: 'delete', rows: [zoya] });
    actor.send({ type: 'action.confirm' });
    expect([view().busy, carryOut.calls.length]).toEqual([[1], 1]);
  });

  it('is taken back with the versions that the rows have by then, and an undo is not taken back [QU-24]', async () => {
    const { actor, said, answer } = start();
    actor.send({ type: 'action.submit', action: 'deactivate', rows: [zoya, yash] });
    await answer(bothDone);
    const [first] = said;
    const undo = first?.type === 'carried.out' ? first.undo : null;
    expect(undo).toEqual({
      action: 'activate',
      rows: [
        { ...zoya, version: 4 },
        { ...yash, version: 6 },
      ],
      isUndo: true,
    });
    if (undo) actor.send({ type: 'undo.submit', command: undo });
    await answer(bothDone);
    expect(said[1]).toMatchObject({ type: 'carried.out', undo: null });
  });

  it('says what is to be known of a row that changed [C2-07]', async () => {
    const { actor, said, answer } = start();
    actor.send({ type: 'action.submit', action: 'deactivate', rows: [zoya] });
    await answer({ done: [{ id: 1, version: 4, note: 'earlier_year' }], refused: [] });
    expect(said[0]).toMatchObject({ done: [{ ...zoya, version: 4, note: 'earlier_year' }] });
  });

  it('tells of each row that was refused, and takes back the others only', async () => {
    const { actor, said, answer, view } = start();
    actor.send({ type: 'action.submit', action: 'deactivate', rows: [zoya, yash] });
    await answer(oneRefused);
    expect(view().report?.refused).toEqual([{ row: yash, code: 'stale', information: 'Changed meanwhile.' }]);
    expect(said[0]).toMatchObject({ done: [{ id: 1 }], undo: { rows: [{ id: 1, version: 4 }] } });
    actor.send({ type: 'report.close' });
    expect(view().report).toBeNull();
  });

  it('waits its turn, and for the person when the session ends', async () => {
    const { actor, fail, answer, view, carryOut, said } = start();
    actor.send({ type: 'action.submit', action: 'deactivate', rows: [zoya] });
    actor.send({ type: 'action.submit', action: 'deactivate', rows: [yash] });
    await fail(unauthorized);
    expect([view().busy, said]).toEqual([[1, 2], []]);
    actor.send({ type: 'session.restored' });
    expect(carryOut.calls.at(-1)?.input.rows).toEqual([zoya]);
    await answer({ done: [{ id: 1, version: 4 }], refused: [] });
    expect(carryOut.calls.at(-1)?.input.rows).toEqual([yash]);
    await fail({ kind: 'unreachable' });
    expect([view().busy, said.at(-1)?.type]).toEqual([[], 'failed']);
  });
});
