import type { SnapshotFrom } from 'xstate';
import type { EndReason, RunningShare } from '#contract/screen-share/share.model.ts';
import type { shareViewerMachine } from './share-viewer.machine.ts';

export interface ShareViewerView {
  readonly stage: 'looking' | 'over' | 'offered' | 'rejoinable' | 'joining' | 'waiting' | 'live' | 'paused';
  readonly share: RunningShare | null;
  /** A picture every half second in place of video. */
  readonly isPictures: boolean;
  readonly ending: EndReason | null;
  readonly isHandUp: boolean;
  /** A media server carries no hands. */
  readonly mayRaiseHand: boolean;
}

export function shareViewerView(snapshot: SnapshotFrom<typeof shareViewerMachine>): ShareViewerView {
  const { share, takes, ending, isHandUp, way } = snapshot.context;
  const mayRaiseHand =
    snapshot.matches('watching') && !snapshot.matches({ watching: 'opening' }) && way?.media_url === '';
  return {
    stage: stageOf(snapshot),
    share,
    isPictures: takes === 'pictures',
    ending,
    isHandUp,
    mayRaiseHand,
  };
}

function stageOf(snapshot: SnapshotFrom<typeof shareViewerMachine>): ShareViewerView['stage'] {
  if (snapshot.matches('none') || snapshot.matches('ended')) return 'over';
  for (const stage of ['offered', 'rejoinable'] as const) if (snapshot.matches(stage)) return stage;
  if (snapshot.matches('joining') || snapshot.matches('stalled')) return 'joining';
  if (snapshot.matches({ watching: 'opening' })) return 'joining';
  if (!snapshot.matches('watching')) return 'looking';
  if (snapshot.matches({ watching: 'waiting' })) return 'waiting';
  return snapshot.matches({ watching: 'paused' }) ? 'paused' : 'live';
}
