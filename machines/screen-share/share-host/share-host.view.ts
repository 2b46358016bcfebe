import type { SnapshotFrom } from 'xstate';
import type { RaisedHand } from '#contract/screen-share/relay.wire.ts';
import type { RunningShare } from '#contract/screen-share/share.model.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { shareHostMachine } from './share-host.machine.ts';
import type { ShareHostContext } from './share-host.types.ts';

export type HostStage =
  | 'starting'
  | 'refused'
  | 'awaiting'
  | 'choosing'
  | 'connecting'
  | 'sending'
  | 'paused'
  | 'frozen'
  | 'stopping'
  | 'stopped';

export interface ShareHostView {
  readonly stage: HostStage;
  readonly share: RunningShare | null;
  readonly names: readonly string[];
  readonly hands: readonly RaisedHand[];
  readonly failure: FailureFacts | null;
  readonly isDenied: boolean;
  readonly ending: ShareHostContext['ending'];
  /** The screen is chosen: leaving the page would end the share. */
  readonly isSharing: boolean;
}

export function shareHostView(snapshot: SnapshotFrom<typeof shareHostMachine>): ShareHostView {
  const { share, names, hands, failure, isDenied, ending } = snapshot.context;
  const stage = stageOf(snapshot);
  const isSharing = ['connecting', 'sending', 'paused', 'frozen'].includes(stage);
  return { stage, share, names, hands, failure, isDenied, ending, isSharing };
}

function stageOf(snapshot: SnapshotFrom<typeof shareHostMachine>): HostStage {
  for (const stage of ['starting', 'refused', 'stopping', 'stopped'] as const)
    if (snapshot.matches(stage)) return stage;
  if (snapshot.matches({ open: { screen: 'awaiting' } })) return 'awaiting';
  if (snapshot.matches({ open: { screen: { sharing: 'choosing' } } })) return 'choosing';
  for (const stage of ['sending', 'paused', 'frozen'] as const)
    if (snapshot.matches({ open: { screen: { sharing: { live: stage } } } })) return stage;
  return 'connecting';
}
