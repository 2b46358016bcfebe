import type { WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import { assetUploadMachine } from '#machines/workspace/asset-upload/asset-upload.machine.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = assetUploadMachine.provide({ actors: { sendAsset: silentPromise() } });

export const kite = { key: 'k1', name: 'kite.png' };
export const star = { key: 'k2', name: 'star.png' };
export const asset: WorkspaceAsset = {
  id: 3,
  name: 'kite.png',
  asset_url: '/workspace/assets/secret/kite.png',
  type: 'image',
  size: 900,
  at: 1_000,
};
export const refusal = { kind: 'refused', code: 'too_many_assets', information: 'No.' };

const events = [
  { type: 'asset.choose', chosen: kite },
  { type: 'asset.choose', chosen: star },
  { type: 'asset.now' },
  { type: 'asset.cancel' },
  { type: 'asset.retry' },
  elapsed('wait', 'assetUpload.counting'),
  done('sendAsset', asset),
  failed('sendAsset', { kind: 'unreachable' }),
  failed('sendAsset', refusal),
];
const project: Walk<typeof machine>['project'] = ({ context }) => [
  context.chosen?.key,
  context.failure?.code,
];

export const assetUpload = walked({
  machine,
  walks: { 'a picture': { input: undefined, events, project } },
  invariants: [
    { name: 'one picture is sent at a time', holds: (after) => runningOf(after, 'sendAsset') <= 1 },
    {
      name: 'what is sent is what was chosen',
      holds: (after, before) =>
        !begins('sendAsset', after, before) ||
        (inputOf(after, 'sendAsset') as typeof kite).key === after.context.chosen?.key,
    },
    {
      name: 'nothing is held at rest, and something in all other states',
      holds: (after) => after.matches('resting') === (after.context.chosen === null),
    },
  ],
});
