import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';

/** A chat or a request of the helpdesk changed. */
export const helpdeskChanged = defineHint('helpdesk.changed', {
  heardBy: ['person', 'office'],
  content: v.object({ chatId: v.string() }),
});
