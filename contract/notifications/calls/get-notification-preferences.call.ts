import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { notificationPreferences } from '../notifications.wire.ts';

export const getNotificationPreferencesCall = defineCall('get-notification-preferences', {
  method: 'POST',
  areas: ['Notifications'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: notificationPreferences,
  errors: {},
  access: everybodysOwn,
});
