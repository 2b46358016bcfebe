import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  acknowledgeOutput,
  noticeDeliveryInput,
  noticeDeliveryOutput,
  noticeIdInput,
  noticeReachInput,
  noticeReachOutput,
  noticeSeenInput,
  noticeSeenOutput,
  remindOutput,
  undoInput,
  undoOutput,
} from '#contract/notices/delivery.wire.ts';

const ours = { method: 'POST', areas: ['Notices'], ours: true } as const satisfies CallShape;
const quiet = { ...ours, loader: false } as const satisfies CallShape;
const authors = { [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' } as const;
const readers = {
  [roles.schoolAdmin]: 'school',
  [roles.student]: 'audience',
  [roles.faculty]: 'audience',
} as const;

/** Whom a notice would reach, who has read it, and taking it back; all ours. */
export const deliveryCalls = {
  'preview-notice-reach': defineCall('preview-notice-reach', {
    ...quiet,
    input: noticeReachInput,
    output: noticeReachOutput,
    errors: ['unknown_grade', 'unknown_division'],
    // Within which it may reach anybody; the notice that is edited is the caller's own.
    access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  }),
  /** Opened in the viewer, now or a while ago without a connection; notices that are not the reader's count nothing. */
  'notice-seen': defineCall('notice-seen', {
    ...quiet,
    input: noticeSeenInput,
    output: noticeSeenOutput,
    errors: [],
    access: readers,
    rate: 'write',
  }),
  /** "I have read this", where the author asked for it. */
  'acknowledge-notice': defineCall('acknowledge-notice', {
    ...ours,
    input: noticeIdInput,
    output: acknowledgeOutput,
    errors: ['not_asked'],
    access: readers,
    rate: 'write',
  }),
  'get-notice-delivery': defineCall('get-notice-delivery', {
    ...quiet,
    input: noticeDeliveryInput,
    output: noticeDeliveryOutput,
    errors: [],
    access: authors,
  }),
  /** Those who are missing, each at most once a day. */
  'remind-notice': defineCall('remind-notice', {
    ...ours,
    input: noticeIdInput,
    output: remindOutput,
    errors: ['not_out', 'demo_school'],
    access: authors,
    rate: 'write',
  }),
  /** A notice that was shared a moment ago becomes one that never was. */
  'undo-notice': defineCall('undo-notice', {
    ...ours,
    input: undoInput,
    output: undoOutput,
    errors: ['too_late', 'stale'],
    access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
    module: modules.notices,
    rate: 'write',
  }),
};
