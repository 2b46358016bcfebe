import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { uploadMeasures, uploadScopes } from '#contract/files/upload-room.rules.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Free space for files, so that people know before an upload is refused. `disk_full` 1: no space at all. */
export const getUploadRoomCall = defineCall('get-upload-room', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: v.object({
    success: v.literal('true'),
    data: v.object({
      limits: v.array(
        v.object({
          scope: v.picklist(uploadScopes),
          measure: v.picklist(uploadMeasures),
          most: count,
          left: count,
          minutes: v.exactOptional(count),
        }),
      ),
      disk_full: v.picklist([0, 1]),
    }),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
});
