import { defineHint } from '#contract/core/define-hint.ts';

/** The person finished a part of the training, or took that back. */
export const trainingChanged = defineHint('training.changed', { heardBy: ['person'] });
