import type { RefusalStatus } from './refusals.ts';

/** HTTP statuses of codes that several rooms declare, each with its own sentence. */
export const sharedStatuses = {
  demo_school: 403,
  not_allowed: 403,
  inactive_account: 403,
  locked: 403,
  stale: 409,
  has_work: 409,
} as const satisfies Readonly<Record<string, RefusalStatus>>;
