import * as v from 'valibot';
import { inOrder } from '#contract/core/in-order.ts';
import { rawText } from '#contract/core/text.ts';
import { roomNotified } from '../kinds.gen.ts';

export type NotificationKind = keyof typeof roomNotified;
export const notificationKinds = inOrder<NotificationKind>(roomNotified);

/** [EN-42] `read`, `kind` and `quiet` are ours. */
export const notificationRow = v.object({
  id: v.number(),
  username: v.string(),
  /** ISO instant. */
  created_at: v.string(),
  message: v.string(),
  /** A screen of this app. */
  url: v.string(),
  kind: v.picklist(notificationKinds),
  read: v.picklist([0, 1]),
  /** Ours: `message` is a translation into this language. */
  message_language: v.optional(v.string()),
});
export type NotificationRow = v.InferOutput<typeof notificationRow>;

export const notificationList = v.object({
  status: v.literal(1),
  /** Newest first, at most `notificationsAtMost`. */
  data: v.array(notificationRow),
  count: v.number(),
  /** 1 in the person's quiet hours: no message pops up. */
  quiet: v.picklist([0, 1]),
});
export type NotificationList = v.InferOutput<typeof notificationList>;

export const notificationsAtMost = 200;
/** [QU-52] Older notifications are deleted. */
export const notificationDays = 90;

/** Mail of notices: at once, together in the morning, or never. */
export const mailPreferences = ['now', 'daily', 'never'] as const;

const timeForm = 'Please enter a time like 21:30.';
const time = v.pipe(rawText(5, timeForm), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, timeForm));

/** Times are of the school's day; both empty: no quiet hours. A later start than end spans midnight. */
export const notificationPreferences = v.pipe(
  v.object({
    muted: v.pipe(v.array(v.picklist(notificationKinds)), v.maxLength(notificationKinds.length)),
    quiet_from: time,
    quiet_to: time,
    mail: v.optional(v.picklist(mailPreferences), 'now'),
  }),
  v.forward(
    v.check(
      ({ quiet_from, quiet_to }) => (quiet_from === '') === (quiet_to === ''),
      'Please enter both times, or neither.',
    ),
    ['quiet_to'],
  ),
);
export type NotificationPreferences = v.InferOutput<typeof notificationPreferences>;

/** True if a time such as 21:30 lies within quiet hours. */
export function isQuietAt(
  time: string,
  { quiet_from: from, quiet_to: to }: Pick<NotificationPreferences, 'quiet_from' | 'quiet_to'>,
): boolean {
  if (from === '' || from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
