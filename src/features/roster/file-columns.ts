import type { ImportDetail } from '#contract/roster/roster.wire.ts';

/** The columns of a file, which stay where they are; two may have one heading. */
export const columnsOf = ({ headings }: ImportDetail) =>
  headings.map((heading, at) => ({ key: `${at} ${heading}`, heading, at }));
