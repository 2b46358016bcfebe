import * as v from 'valibot';
import { count } from '#contract/core/wire-numbers.ts';

/** One draft per person, mode and notice; `notice_id` 0 is the new notice. */
export const draftKey = {
  mode: v.picklist(['add', 'edit', 'editReshare']),
  notice_id: count,
};
