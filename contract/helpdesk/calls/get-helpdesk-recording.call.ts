import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { uuid } from '../helpdesk.model.ts';
import { number } from '../helpdesk.wire.ts';

export const getHelpdeskRecordingCall = defineCall('get-helpdesk-recording', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({ number, id: uuid }),
  output: v.object({ recording: recordingSchema }),
  errors: {},
  access: { [roles.helpdesk]: 'all' },
});
