import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';

/** A ticket of one minute for the realtime database, and the keys that its holder may listen to. */
export const getRealtimeTicketCall = defineCall('get-realtime-ticket', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: v.object({
    ticket: v.string(),
    /** '' means this server. */
    address: v.string(),
    keys: v.array(v.string()),
    /** The server's clock, in milliseconds [QU-11]. */
    server_time: v.number(),
    /** Start of this session, by the server's clock. */
    session_start: v.number(),
  }),
  errors: {},
  access: everybodysOwn,
});
