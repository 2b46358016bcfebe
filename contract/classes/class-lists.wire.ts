import * as v from 'valibot';

/** [EN-08] Grades as pickers show them. */
export const gradeListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ mbx_class_id: v.number(), school_class: v.string(), division_count: v.number() })),
});

export const divisionListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), section: v.string() })),
});

/** `batch_count` works as `division_count`: a club without batches reaches nobody. */
export const clubListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), club_name: v.string(), batch_count: v.number() })),
});

export const batchListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), batch_name: v.string(), club_id: v.number() })),
});
