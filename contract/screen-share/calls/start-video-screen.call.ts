import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rawText } from '#contract/core/text.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { startRefusals } from '../screen-share.refusals.ts';
import { shareTarget } from '../screen-share.wire.ts';
import { runningShare } from '../share.model.ts';

const ignored = v.optional(rawText(2000), '');

/**
 * [CC-14, CC-15, RP-17] Starts a share with a class, or continues the teacher's running one. `project_id` must be a
 * project of that class. The server ignores a client's room name and addresses and chooses its own.
 */
export const startVideoScreenCall = defineCall('start-video-screen', {
  method: 'POST',
  areas: ['Auth and session'],
  claims: { user: 'faculty_id', school: 'school_id' },
  input: v.object({
    ...shareTarget,
    project_id: v.optional(wireId, 0),
    faculty_id: id,
    school_id: id,
    host: ignored,
    hostUrl: ignored,
    publicUrl: ignored,
    auth: ignored,
    roomName: ignored,
  }),
  output: v.object({ status: v.literal(1), data: runningShare }),
  errors: startRefusals,
  access: { [roles.faculty]: 'taught' },
  rate: 'write',
});
