import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';

/** [C1-12] Whether this section or batch was told of the project before. With `isClubPrj`, `grade` is a club. */
export const checkNoticeExistCall = defineCall('check-notice-exist', {
  method: 'POST',
  areas: ['Notices'],
  input: v.object({
    grade: wireId,
    division: wireId,
    project_id: wireId,
    isClubPrj: v.optional(v.union([v.boolean(), bitWire]), false),
  }),
  output: v.object({ success: v.literal('true'), exists: bitWire }),
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
