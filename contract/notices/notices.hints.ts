import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';

/** A notice was shared, edited, switched on or off, translated or taken back. */
export const noticeChanged = defineHint('notice.changed', {
  heardBy: ['person', 'division', 'grade', 'school', 'region', 'office'],
  content: v.object({ noticeId: v.number(), version: v.number() }),
});
