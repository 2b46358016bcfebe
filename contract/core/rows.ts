import * as v from 'valibot';
import { refusalParams } from './refusals.ts';

export const rowsChangedAtOnce = 100;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const rowsToChange = v.pipe(
  v.array(v.object({ id: v.pipe(whole, v.minValue(1)), version: whole })),
  v.minLength(1),
  v.maxLength(rowsChangedAtOnce),
);

/** Rows succeed or fail one by one. A single row that cannot be changed is refused like any call. */
export const changedRows = v.object({
  /** `note`: a code for what the person must know of a changed row. */
  done: v.array(v.object({ id: v.number(), version: v.number(), note: v.exactOptional(v.string()) })),
  refused: v.array(
    v.object({
      id: v.number(),
      code: v.string(),
      information: v.string(),
      params: v.exactOptional(refusalParams),
    }),
  ),
});
export type ChangedRows = v.InferOutput<typeof changedRows>;
