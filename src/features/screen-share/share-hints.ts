import { shareBegan, shareEnded, shareJoinable } from '#contract/screen-share/screen-share.hints.ts';
import { type Live, onHints } from '#src/lib/live.ts';

/** [CC-13] Shares changed, so the list must reload. */
export const onShareHints = (live: Live, ask: () => void) =>
  onHints(live, [shareBegan, shareJoinable, shareEnded], ask);
