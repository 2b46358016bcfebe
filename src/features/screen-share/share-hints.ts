import { type Live, onHints } from '#src/lib/live.ts';

/** [CC-13] Something about shares changed: ask which are there. */
export const onShareHints = (live: Live, ask: () => void) =>
  onHints(live, ['screen-share', 'video-call-rejoin', 'video-call-stop'], ask);
