import { defineHint } from '#contract/core/define-hint.ts';

const heardBy = ['division', 'person', 'school'] as const;

/** [CC-13] A share began. */
export const shareBegan = defineHint('screen-share', { heardBy });
/** [CC-13] A share can be joined, for the first time or again. */
export const shareJoinable = defineHint('video-call-rejoin', { heardBy });
/** [CC-13] A share is over. */
export const shareEnded = defineHint('video-call-stop', { heardBy });

export type ShareHint = typeof shareBegan | typeof shareJoinable | typeof shareEnded;
