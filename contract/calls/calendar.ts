import * as v from 'valibot';
import { type Access, type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

const feed = { method: 'POST', areas: ['Notices'], ours: true } as const satisfies CallShape;
/** Whoever has a board of notices. */
const readers = {
  [roles.schoolAdmin]: 'own',
  [roles.student]: 'own',
  [roles.faculty]: 'own',
} as const satisfies Access;

/** Ours: a person's due dates at an address that calendar programs read without signing in. */
export const calendarCalls = {
  'get-calendar-feed': defineCall('get-calendar-feed', {
    ...feed,
    loader: false,
    input: v.object({}),
    output: v.object({
      status: v.literal(1),
      /** ISO instants; '' where it is off, or was never read. */
      data: v.object({ made_at: v.string(), read_at: v.string() }),
    }),
    errors: [],
    access: readers,
  }),
  /** A new address in place of an earlier one. It is told this once: only its hash is kept. */
  'make-calendar-feed': defineCall('make-calendar-feed', {
    ...feed,
    input: v.object({}),
    output: v.object({ status: v.literal(1), data: v.object({ path: v.string(), made_at: v.string() }) }),
    errors: ['demo_school'],
    access: readers,
    rate: 'write',
  }),
  'revoke-calendar-feed': defineCall('revoke-calendar-feed', {
    ...feed,
    input: v.object({}),
    output: v.object({ status: v.literal(1) }),
    errors: [],
    access: readers,
    rate: 'write',
  }),
};
