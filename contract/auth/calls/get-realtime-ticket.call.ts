import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

/** A pass of one minute for the realtime database, and what its holder may listen to there. */
export const getRealtimeTicketCall = defineCall('get-realtime-ticket', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
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
  errors: {},
  access: everybodysOwn,
});
