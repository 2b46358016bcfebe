import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';

/** [CC-13] The list of notifications changed. */
export const notificationsChanged = defineHint('notification', {
  heardBy: ['person', 'division', 'grade', 'school', 'region', 'office'],
});

/**
 * The same for people in their quiet hours: the bell counts it and shows no message. Its content tells it from the call
 * to ask again after a broken connection, which every listener gets without content.
 */
export const notificationsChangedQuietly = defineHint('notification.quiet', {
  heardBy: ['person'],
  content: v.literal(true),
});
