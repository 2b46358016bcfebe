import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeIdInput } from '#contract/notices/delivery.wire.ts';
import {
  officeDeliveryInput,
  officeDeliveryOutput,
  officeReachInput,
  officeReachOutput,
  remindOfficeOutput,
} from '#contract/notices/office-delivery.wire.ts';

const ours = { method: 'POST', areas: ['Notices'], ours: true } as const satisfies CallShape;
const quiet = { ...ours, loader: false } as const satisfies CallShape;

/**
 * Whom a notice of the central office reaches, and who has read it: schools by name, people by number alone. Apart
 * from the schools' own, so that they load with the office's form.
 */
export const officeDeliveryCalls = {
  'preview-office-reach': defineCall('preview-office-reach', {
    ...quiet,
    input: officeReachInput,
    output: officeReachOutput,
    errors: ['unknown_place', 'unknown_grade'],
    access: { [roles.superAdmin]: 'all' },
    module: modules.notices,
  }),
  'get-office-delivery': defineCall('get-office-delivery', {
    ...quiet,
    input: officeDeliveryInput,
    output: officeDeliveryOutput,
    errors: [],
    access: { [roles.superAdmin]: 'school' },
    module: modules.notices,
  }),
  /** Who is missing, in all schools, each once a day; who was reminded is left out. The work comes after the answer. */
  'remind-office-notice': defineCall('remind-office-notice', {
    ...ours,
    input: noticeIdInput,
    output: remindOfficeOutput,
    errors: ['not_out'],
    access: { [roles.superAdmin]: 'school' },
    module: modules.notices,
    rate: 'write',
  }),
};
