import type { RefusalStatus } from './refusals.ts';

export const sharedStatuses = {
  demo_school: 403,
  not_allowed: 403,
  inactive_account: 403,
  locked: 403,
  stale: 409,
  has_work: 409,
} as const satisfies Readonly<Record<string, RefusalStatus>>;
