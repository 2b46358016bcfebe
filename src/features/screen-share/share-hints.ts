import { shareBegan, shareEnded, shareJoinable } from '#contract/screen-share/screen-share.hints.ts';
import { type Live, onHints } from '#src/lib/live.ts';

/** [CC-13] Something about shares changed: ask which are there. */
export const onShareHints = (live: Live, ask: () => void) =>
  onHints(live, [shareBegan, shareJoinable, shareEnded], ask);
