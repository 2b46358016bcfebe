/** `left`: moved to another school; `deleted`: in the bin for 30 days. */
export const personStatuses = ['active', 'inactive', 'left', 'deleted'] as const;
export type PersonStatus = (typeof personStatuses)[number];
