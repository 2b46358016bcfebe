import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import {
  type AssetUploadEmitted,
  assetUploadMachine,
  assetWait,
  type ChosenAsset,
} from '#machines/workspace/asset-upload/asset-upload.machine.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { asset, assetUpload, kite, machine, refusal, star } from './asset-upload.walks.ts';

function start() {
  const sendAsset = deferredActor<WorkspaceAsset, ChosenAsset>();
  const clock = new SimulatedClock();
  const actor = createActor(assetUploadMachine.provide({ actors: { sendAsset: sendAsset.logic } }), {
    clock,
  });
  const said: AssetUploadEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return { actor, clock, said, sends: () => sendAsset.open() };
}

describe('a picture for a program', () => {
  it('is sent five seconds after it was chosen, and no sooner [CW-11, CO-12]', async () => {
    const { actor, clock, said, sends } = start();
    actor.send({ type: 'asset.choose', chosen: kite });
    clock.increment(assetWait - 1);
    expect(sends()).toHaveLength(0);
    clock.increment(1);
    expect(sends()).toHaveLength(1);
    sends()[0]?.resolve(asset);
    await settle();
    expect(said).toEqual([
      { type: 'added', asset },
      { type: 'dropped', key: 'k1' },
    ]);
    expect(actor.getSnapshot().matches('resting')).toBe(true);
  });

  it('goes at once when somebody presses Upload now, or not at all [QU-66]', () => {
    const { actor, clock, said, sends } = start();
    actor.send({ type: 'asset.choose', chosen: kite });
    actor.send({ type: 'asset.cancel' });
    clock.increment(assetWait * 2);
    expect([sends().length, said]).toEqual([0, [{ type: 'dropped', key: 'k1' }]]);
    actor.send({ type: 'asset.choose', chosen: star });
    actor.send({ type: 'asset.now' });
    expect(sends()).toHaveLength(1);
  });

  it('that was refused is tried again, or gives way to another', async () => {
    const { actor, sends } = start();
    actor.send({ type: 'asset.choose', chosen: kite });
    actor.send({ type: 'asset.now' });
    sends()[0]?.reject(refusal);
    await settle();
    expect(actor.getSnapshot().context.failure?.code).toBe('too_many_assets');
    actor.send({ type: 'asset.choose', chosen: star });
    expect(actor.getSnapshot().context).toMatchObject({ chosen: star, failure: null });
  });

  it('takes every transition in generated walks [NF-21]', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(assetUpload.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });
});
