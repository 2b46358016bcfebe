import * as v from 'valibot';

/**
 * What of the board stands in the address, so that a reload, the back button and a return after signing in again
 * find it: the tab, the notice on show, the form that is open.
 */
export const boardSearch = v.object({
  tab: v.optional(v.fallback(v.picklist(['due', 'active', 'inactive']), 'active')),
  all: v.optional(v.fallback(v.boolean(), false)),
  open: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 0)),
  form: v.optional(v.fallback(v.picklist(['add', 'edit', 'editReshare']), 'add')),
  /** `2026-10`, or `all`; left out: the current one [QC-33]. */
  month: v.optional(v.fallback(v.string(), '')),
  /** The form begins without the dates of the notice that is shared again. */
  template: v.optional(v.fallback(v.literal(1), 1)),
  notice: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)),
});
export type BoardSearch = v.InferOutput<typeof boardSearch>;
