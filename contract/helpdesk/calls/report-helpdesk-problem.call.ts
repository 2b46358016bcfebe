import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { isShallow } from '#contract/diagnostics/recording.rules.ts';
import { type Recording, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { helpdeskLimits, uuid } from '../helpdesk.model.ts';
import { messageRefusals, noPersonRefusal } from '../helpdesk.refusals.ts';
import { chatAnswer, text } from '../helpdesk.wire.ts';

/** A snapshot nests those of its children, a few levels deep. */
const recording = v.pipe(
  v.custom<Recording>((sent) => isShallow(sent, 60)),
  recordingSchema,
);

/** "Report a problem": opens a request, with a recording of the person's steps if they keep one. */
export const reportHelpdeskProblemCall = defineCall('report-helpdesk-problem', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({
    message_id: uuid,
    text: text(helpdeskLimits.messageCharacters),
    recording: v.nullable(recording),
    earlier: v.exactOptional(recording),
  }),
  output: chatAnswer,
  errors: {
    ...noPersonRefusal,
    ...messageRefusals,
    too_large: 'This record of steps is too long to be sent.',
    too_many_recordings: 'You have sent many records today. Please send this report without one.',
  },
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.student]: 'own',
    [roles.faculty]: 'own',
    [roles.finance]: 'own',
  },
  idempotencyKey: 'message_id',
  rate: 'write',
  bodyBytes: 2 ** 20,
});
