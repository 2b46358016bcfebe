import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import type { StatusesOf } from '#contract/core/refusals.ts';
import { staleRefusal } from '#contract/core/resource.refusals.ts';
import { scheduleRefusals } from './schedule.refusals.ts';

export const previewRegradeRefusals = {
  by_person: 'A person marks this question. There is no key to mark it by again.',
  no_new_key:
    'This question was not changed since the test was given. Correct it in the question bank first.',
};

/** `stale`: the changes differ from those of the preview. */
export const applyRegradeRefusals = {
  ...previewRegradeRefusals,
  ...staleRefusal,
  ...formSessionRefusal,
  demo_school: scheduleRefusals.demo_school,
  nothing_changes: 'This was done already. Nothing would change.',
};

export const regradeStatuses = {
  by_person: 409,
  no_new_key: 409,
  nothing_changes: 409,
} as const satisfies StatusesOf<typeof applyRegradeRefusals>;
