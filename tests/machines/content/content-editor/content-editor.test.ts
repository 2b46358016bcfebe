import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { contentEditorMachine } from '#machines/content/content-editor/content-editor.machine.ts';
import type {
  ActCommand,
  ActResult,
  ContentEditorEmitted,
} from '#machines/content/content-editor/content-editor.types.ts';
import { contentEditorView } from '#machines/content/content-editor/content-editor.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import {
  contentEditor,
  hasWork,
  input,
  lacks,
  lacksSessions,
  machine,
  stale,
  unauthorized,
} from './content-editor.walks.ts';

function start() {
  const carryOut = deferredActor<ActResult, ActCommand>();
  const actor = createActor(contentEditorMachine.provide({ actors: { carryOut: carryOut.logic } }), {
    input,
  });
  const said: ContentEditorEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const answer = async (number: number) => {
    carryOut.open()[0]?.resolve({ number });
    await settle();
  };
  const fail = async (failure: unknown) => {
    carryOut.open()[0]?.reject(failure);
    await settle();
  };
  return { actor, said, answer, fail, carryOut, view: () => contentEditorView(actor.getSnapshot()) };
}
const release = { type: 'act.submit', act: 'release' } as const;
const archive = { type: 'act.submit', act: 'archive' } as const;

describe('a project under its author’s hands', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(contentEditor.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('is brought out in the version that is shown, and not again before the newer one is there [CA-03]', async () => {
    const { actor, said, answer, carryOut, view } = start();
    actor.send(release);
    actor.send(release);
    expect(carryOut.calls.map((call) => call.input)).toEqual([{ act: 'release', version: 1, isSure: false }]);
    expect(view().isBusy).toBe(true);
    await answer(3);
    expect(said).toEqual([{ type: 'done', act: 'release', result: { number: 3 } }, { type: 'outdated' }]);
    actor.send(archive);
    expect(carryOut.calls).toHaveLength(1);
    actor.send({ type: 'content.loaded', version: 2 });
    expect(view().isBusy).toBe(false);
    actor.send(archive);
    expect(carryOut.calls[1]?.input).toEqual({ act: 'archive', version: 2, isSure: false });
  });

  it('whose newer version does not come is not busy for ever: it is asked for again [CA-03]', () => {
    const { actor, said, view } = start();
    actor.send({ type: 'content.changed' });
    actor.send({ type: 'content.failed' });
    expect(view()).toMatchObject({ isBusy: false, isOutdated: true });
    actor.send({ type: 'content.changed' });
    expect(said).toEqual([{ type: 'outdated' }, { type: 'outdated' }]);
    actor.send({ type: 'content.loaded', version: 5 });
    expect(view()).toMatchObject({ isBusy: false, isOutdated: false });
  });

  it('is taken out of use by who was told what hangs on it, or stays [CA-02]', async () => {
    const { actor, said, fail, answer, carryOut, view } = start();
    actor.send(archive);
    await fail(hasWork);
    expect(view().work).toBe(hasWork.information);
    actor.send({ type: 'question.cancel' });
    expect([view().work, said]).toEqual([null, []]);
    actor.send(archive);
    await fail(hasWork);
    actor.send({ type: 'question.confirm' });
    expect(carryOut.calls.map((call) => call.input.isSure)).toEqual([false, false, true]);
    await answer(0);
    expect(said[0]).toMatchObject({ type: 'done', act: 'archive' });
  });

  it('says beside its fields what it lacks, and in a list what no field has', async () => {
    const { actor, said, fail, view } = start();
    actor.send(release);
    await fail(lacks);
    expect([view().panel, said]).toEqual([{ kind: 'details', forRelease: true }, []]);
    expect(view().faults).toEqual(lacks.fields);
    actor.send({ type: 'panel.close' });
    actor.send(release);
    await fail(lacksSessions);
    expect([view().panel, view().faults]).toEqual([null, lacksSessions.fields]);
    expect(said).toEqual([{ type: 'outdated' }]);
  });

  it('of two authors shows the slower one what the faster one did', async () => {
    const { actor, said, fail } = start();
    actor.send(release);
    await fail(stale);
    expect(said).toMatchObject([{ type: 'failed', failure: { code: 'stale' } }, { type: 'outdated' }]);
  });

  it('that met the end of the session goes on when the person is back', async () => {
    const { actor, fail, carryOut } = start();
    actor.send(archive);
    await fail(unauthorized);
    actor.send({ type: 'session.restored' });
    expect(carryOut.calls[1]?.input).toEqual(carryOut.calls[0]?.input);
  });
});
