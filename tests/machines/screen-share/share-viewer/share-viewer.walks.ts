import { shareViewerMachine } from '#machines/screen-share/share-viewer/share-viewer.machine.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentCallback, silentPromise } from '../../stand-ins.ts';
import { begins, walked } from '../../walked-machine.ts';
import { over, share, way } from '../share-host/share-host.walks.ts';

export const mine = { ...share, can_rejoin: true };

export const machine = shareViewerMachine.provide({
  actors: { findShares: silentPromise(), getPass: silentPromise(), watch: silentCallback() },
});

const events: Walk<typeof machine>['events'] = [
  { type: 'hint' },
  { type: 'offer.answered' },
  { type: 'relay.state', state: 'live' },
  { type: 'relay.state', state: 'paused' },
  { type: 'relay.state', state: 'waiting' },
  { type: 'relay.lost' },
  { type: 'relay.ended', reason: 'host' },
  { type: 'hand.moved', isUp: true },
  { type: 'relay.hand', isUp: false },
  { type: 'decoder.failed' },
  done('findShares', []),
  done('findShares', [mine]),
  failed('findShares', { kind: 'unreachable' }),
  done('getPass', way),
  done('getPass', { pass: 'token', media_url: 'wss://media.example' }),
  failed('getPass', over),
  failed('getPass', { kind: 'unreachable' }),
  failed('watch', new Error('No line.')),
  elapsed('later', 'shareViewer.unknown'),
  elapsed('again', 'shareViewer.stalled'),
];
const project: Walk<typeof machine>['project'] = ({ context }) => [
  context.share?.share_id,
  context.answered.length,
  context.takes,
  context.ending,
  context.isHandUp,
];

export const walks: Readonly<Record<'header' | 'viewer', Walk<typeof machine>>> = {
  header: { input: { place: 'header', shareId: 0, takes: 'video' }, events, project },
  viewer: { input: { place: 'viewer', shareId: 7, takes: 'video' }, events, project },
};

export const shareViewer = walked({
  machine,
  walks,
  invariants: [
    {
      name: 'nothing is offered that the server did not name',
      holds: (after) => !after.matches('offered') || after.context.share !== null,
    },
    {
      name: 'an offer that was answered is not made again',
      holds: (after) =>
        !after.matches('offered') || !after.context.answered.includes(after.context.share?.share_id ?? 0),
    },
    {
      name: 'the header never joins',
      holds: (after) =>
        after.context.place === 'viewer' || !(after.matches('joining') || after.matches('watching')),
    },
    {
      name: 'every connection has a pass of its own',
      holds: (after, before, event) =>
        !begins('watch', after, before) || event?.type === 'xstate.done.actor.getPass',
    },
  ],
});
