import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { notificationPreferences } from '../notifications.wire.ts';

export const saveNotificationPreferencesCall = defineCall('save-notification-preferences', {
  method: 'POST',
  areas: ['Notifications'],
  ours: true,
  input: notificationPreferences,
  output: v.object({ status: v.literal(1) }),
  errors: {},
  access: everybodysOwn,
  rate: 'write',
});
