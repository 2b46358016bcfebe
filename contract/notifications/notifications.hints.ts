import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';

/** [CC-13] The list of notifications changed. */
export const notificationsChanged = defineHint('notification', {
  heardBy: ['person', 'division', 'grade', 'school', 'region', 'office'],
});

/**
 * For people in their quiet hours: the bell counts and shows no message. The content distinguishes it from the
 * request to ask again after a broken connection, which has no content.
 */
export const notificationsChangedQuietly = defineHint('notification.quiet', {
  heardBy: ['person'],
  content: v.literal(true),
});
