import type { RunningShare } from '#contract/screen-share/share.model.ts';
import { shareHostMachine } from '#machines/screen-share/share-host/share-host.machine.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentCallback, silentPromise } from '../../stand-ins.ts';
import { begins, runningOf, walked } from '../../walked-machine.ts';

export const share: RunningShare = {
  share_id: 7,
  host_id: 1,
  host: 'Asha Test',
  group_name: 'Grade 9',
  part_name: 'A',
  started_at: 0,
  project_id: 0,
  project_title: '',
  project_type: 0,
  can_rejoin: false,
  viewers: 0,
};
export const way = { pass: 'pass', media_url: '' };
export const over = { kind: 'refused', code: 'share_over', information: 'Over.' } as const;
const unreachable = { kind: 'unreachable' } as const;

export const machine = shareHostMachine.provide({
  actors: {
    startShare: silentPromise(),
    beat: silentPromise(),
    stopShare: silentPromise(),
    broadcast: silentCallback(),
  },
});

const sharing = 'shareHost.open.screen.sharing';

export const walk: Walk<typeof machine> = {
  input: { place: { grade: 1, division: 2, club: 0, batch: 0, project: 0 } },
  events: [
    done('startShare', share),
    failed('startShare', over),
    done('beat', way),
    failed('beat', over),
    failed('beat', unreachable),
    done('openRoom', way),
    failed('openRoom', over),
    failed('openRoom', unreachable),
    failed('broadcast', new Error('No screen.')),
    done('stopShare'),
    failed('stopShare', unreachable),
    { type: 'share.retry' },
    { type: 'share.stop' },
    { type: 'share.again' },
    { type: 'screen.choose' },
    { type: 'screen.chosen' },
    { type: 'screen.denied' },
    { type: 'screen.ended' },
    { type: 'picture.pause' },
    { type: 'picture.freeze' },
    { type: 'picture.send' },
    { type: 'relay.opened' },
    { type: 'relay.lost' },
    { type: 'relay.ended', reason: 'admin' },
    { type: 'viewers.changed', names: ['Dev'], hands: [{ id: 5, name: 'Dev' }] },
    { type: 'hand.lower', id: 5 },
    elapsed('heartbeat', 'shareHost.open.beat.resting'),
    elapsed('timeoutMs', `${sharing}.connecting`),
    elapsed('backoff', `${sharing}.reconnecting`),
  ],
  project: ({ context }) => [
    context.mode,
    context.isDenied,
    context.ending,
    context.names.length,
    context.failure?.code,
  ],
};

export const shareHost = walked({
  machine,
  walks: { host: walk },
  invariants: [
    {
      name: 'a heartbeat goes on for as long as the share is open, whatever becomes of the screen',
      holds: (after) =>
        !after.matches('open') ||
        after.matches({ open: { beat: 'resting' } }) ||
        runningOf(after, 'beat') === 1,
    },
    {
      name: 'no screen is asked for before the person chooses one',
      holds: (after, before, event) => !begins('broadcast', after, before) || event?.type === 'screen.choose',
    },
    {
      name: 'once it is over nothing is sent any more',
      holds: (after) => !after.matches('stopped') || runningOf(after, 'broadcast', 'beat', 'openRoom') === 0,
    },
    {
      name: 'what is over says why',
      holds: (after) => !after.matches('stopped') || after.context.ending !== null,
    },
  ],
});
