import * as v from 'valibot';
import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count, id } from '#contract/core/wire-numbers.ts';

const ours = { method: 'POST', areas: ['Auth and session'], ours: true } as const satisfies CallShape;
const quiet = { ...ours, loader: false } as const satisfies CallShape;

/** 0 is the central office. */
const schoolId = count;
const uuid = v.pipe(v.string(), v.uuid());
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), '');
const offset = v.optional(count, 0);

/** Any school for a super admin, the own one for a school admin; another one answers 404. */
const admins = {
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.signOut,
} as const;

const logoutTarget = v.variant('kind', [
  v.object({ kind: v.literal('school') }),
  v.object({ kind: v.literal('division'), grade_id: id, division_id: id }),
  v.object({ kind: v.literal('batch'), club_id: id, batch_id: id }),
  v.object({ kind: v.literal('person'), person_id: id }),
]);

/** One forced logout as the list and its page tell it. */
const forcedLogoutRow = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  by: v.string(),
  kind: v.picklist(['school', 'division', 'batch', 'person']),
  /** Of the person, the division or the batch; '' for a school. */
  name: v.string(),
  people: v.number(),
  sessions: v.number(),
});

/**
 * - `leaving`: a tab of an ended session is still connected, for a moment
 * - `gone`: nothing of it is left
 * - `back`: signed in again since
 */
const leaverState = v.picklist(['leaving', 'gone', 'back']);

const leaver = v.object({
  id: v.number(),
  name: v.string(),
  login_name: v.string(),
  role: v.picklist([1, 2, 3, 4, 5, 6]),
  sessions: v.number(),
  state: leaverState,
});

/** Forced logout [ST-32, RP-18, RP-19] and the realtime database's door [QU-09]; all ours. */
export const forcedLogoutCalls = {
  /** A pass of one minute for the realtime database, and what its holder may listen to there. */
  'get-realtime-ticket': defineCall('get-realtime-ticket', {
    ...quiet,
    input: v.object({}),
    output: v.object({
      ticket: v.string(),
      /** '' is this server. */
      address: v.string(),
      keys: v.array(v.string()),
      /** The server's clock, in milliseconds [QU-11]. */
      server_time: v.number(),
      /** When this session began, on the same clock. */
      session_start: v.number(),
    }),
    errors: [],
    access: everybodysOwn,
  }),
  /** Ends the sessions of all concerned at once. `request_id` becomes its number. */
  'force-logout': defineCall('force-logout', {
    ...ours,
    input: v.object({
      request_id: uuid,
      school_id: schoolId,
      target: logoutTarget,
      /** Whoever does it is signed out of a school as well. */
      include_me: v.optional(v.boolean(), false),
    }),
    output: v.object({ status: v.literal('true'), id: v.string(), people: v.number(), sessions: v.number() }),
    errors: ['own_session'],
    ...admins,
    idempotencyKey: 'request_id',
    rate: 'write',
  }),
  /** Who could be signed out, and how many people are signed in now. */
  'get-signed-in-overview': defineCall('get-signed-in-overview', {
    ...ours,
    input: v.object({ school_id: schoolId }),
    output: v.object({
      school: v.object({ id: v.number(), name: v.string(), signed_in: v.number() }),
      /** Divisions of grades, then batches of clubs. */
      divisions: v.array(
        v.object({
          kind: v.picklist(['division', 'batch']),
          /** Of a batch: its club and itself. */
          grade_id: v.number(),
          division_id: v.number(),
          name: v.string(),
          signed_in: v.number(),
        }),
      ),
      /** For a super admin; else only the own one. */
      schools: v.array(v.object({ id: v.number(), name: v.string() })),
    }),
    errors: [],
    ...admins,
  }),
  /** People of a school by name or login, at most 20. */
  'find-people-to-sign-out': defineCall('find-people-to-sign-out', {
    ...quiet,
    input: v.object({ school_id: schoolId, search }),
    output: v.object({
      data: v.array(
        v.object({
          id: v.number(),
          name: v.string(),
          login_name: v.string(),
          role: v.number(),
          /** Browsers they are signed in with. */
          sessions: v.number(),
        }),
      ),
    }),
    errors: [],
    ...admins,
  }),
  /** Past ones of a school, the latest first, 20 at a time. */
  'get-forced-logouts': defineCall('get-forced-logouts', {
    ...quiet,
    input: v.object({ school_id: schoolId, offset }),
    output: v.object({ data: v.array(forcedLogoutRow), total: v.number() }),
    errors: [],
    ...admins,
  }),
  /** Who left with it, as the server sees them now. */
  'get-forced-logout': defineCall('get-forced-logout', {
    ...quiet,
    input: v.object({
      school_id: schoolId,
      id: uuid,
      search,
      offset,
      limit: v.optional(v.pipe(id, v.maxValue(500)), 30),
    }),
    output: v.object({
      logout: forcedLogoutRow,
      counts: v.object({ leaving: v.number(), gone: v.number(), back: v.number() }),
      data: v.array(leaver),
      /** Of all that match the search. */
      total: v.number(),
    }),
    errors: [],
    ...admins,
  }),
};
