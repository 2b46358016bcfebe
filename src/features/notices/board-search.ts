import * as v from 'valibot';

/** The board's part of the address: a reload, the back button and a return after sign-in restore it. */
export const boardSearch = v.object({
  tab: v.optional(v.fallback(v.picklist(['due', 'active', 'inactive']), 'active')),
  all: v.optional(v.fallback(v.boolean(), false)),
  open: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 0)),
  form: v.optional(v.fallback(v.picklist(['add', 'edit', 'editReshare']), 'add')),
  /** `2026-10`, or `all`; left out: the current month [QC-33]. */
  month: v.optional(v.fallback(v.string(), '')),
  /** 1: the form begins without the dates of the notice that is shared again. */
  template: v.optional(v.fallback(v.literal(1), 1)),
  notice: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)),
});
export type BoardSearch = v.InferOutput<typeof boardSearch>;
