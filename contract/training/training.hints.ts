import { defineHint } from '#contract/core/define-hint.ts';

/** Somebody finished a part of the training, or took that back: their other devices ask again. */
export const trainingChanged = defineHint('training.changed', { heardBy: ['person'] });
