import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';

/** A notice was opened or confirmed. The author hears it once a second, because a whole school can do so at once. */
export const deliveryChanged = defineHint('delivery.changed', {
  heardBy: ['person', 'school', 'office'],
  content: v.object({ noticeId: v.number() }),
  calm: 1000,
});
