import * as v from 'valibot';
import { expect, it } from 'vitest';
import { updateLogoutCall } from '#contract/auth/calls/update-logout.call.ts';
import { saveNotificationPreferencesCall } from '#contract/notifications/calls/save-notification-preferences.call.ts';
import { deleteNoticeSuperadminCall } from '#contract/office-notices/calls/delete-notice-superadmin.call.ts';
import { doneOutput } from '#contract/roster/roster.wire.ts';

it.each([
  [
    "success 'true'",
    doneOutput,
    { success: 'true', data: { version: 2 } },
    { success: 1, data: { version: 2 } },
  ],
  ["status 'true'", updateLogoutCall.output, { status: 'true' }, { status: 1 }],
  ['status 1', saveNotificationPreferencesCall.output, { status: 1 }, { status: 'true' }],
  ['data 1 or 0', deleteNoticeSuperadminCall.output, { data: 0, version: 1 }, { data: 'true', version: 1 }],
])('a call that answers %s takes no other sign of success for it [QC-43]', (_sign, output, own, others) => {
  const wellFormed = v.safeParse(output, own);
  expect(wellFormed.issues ?? []).toEqual([]);
  expect(v.is(output, others)).toBe(false);
});
