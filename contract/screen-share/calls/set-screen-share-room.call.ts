import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { shareRefusals } from '../screen-share.refusals.ts';
import { shareInput } from '../screen-share.wire.ts';
import { wayIn } from '../share.model.ts';

/** [CC-15, ST-28] The host's heartbeat. It answers a pass for the relay, valid for 60 s and this session. */
export const setScreenShareRoomCall = defineCall('setScreenShareRoom', {
  method: 'POST',
  areas: ['Auth and session'],
  input: shareInput,
  output: v.object({ status: v.literal(1), ...wayIn.entries }),
  errors: shareRefusals,
  access: { [roles.faculty]: 'own' },
  rate: 'write',
  loader: false,
});
