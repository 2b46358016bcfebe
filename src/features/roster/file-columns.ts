import type { ImportDetail } from '#contract/roster/roster.wire.ts';

/** Columns keep their position; two may have the same heading. */
export const columnsOf = ({ headings }: ImportDetail) =>
  headings.map((heading, at) => ({ key: `${at} ${heading}`, heading, at }));
