import type { Role } from '#contract/core/define-call.ts';
import { inOrder } from '#contract/core/in-order.ts';
import { roles } from '#contract/core/roles.ts';
import { roomSearched } from '../kinds.gen.ts';

export type SearchCategory = keyof typeof roomSearched;
/** What is searched, in the order it is shown. */
export const searchCategories = /* @__PURE__ */ inOrder<SearchCategory>(roomSearched);

export const searchLimits = {
  /** [PF-12, CO-52] Results a page, and pages of a category at most: more words find better than more pages. */
  pageSize: 6,
  pages: 5,
  /** [VP-34] Suggestions from this many characters on; below, recent searches. */
  suggestFrom: 2,
  /** [VP-36] The dialog searches above this many characters. */
  searchAbove: 3,
  suggestions: 8,
  recent: 8,
  characters: 100,
} as const;

/** Results of one category at the most. */
export const resultsAtMost = searchLimits.pageSize * searchLimits.pages;

/** Where a role reads notices; null: it reads none. */
export function boardOf(role: Role): string | null {
  switch (role) {
    case roles.schoolAdmin:
      return 'admin/dashboard';
    case roles.student:
      return 'student';
    case roles.faculty:
      return 'myteaching/dashboard';
    case roles.superAdmin:
      return 'dashboard';
    case roles.finance:
    case roles.helpdesk:
      return null;
  }
}

/** The address of a notice in the board's viewer. */
export function noticeLink(board: string, id: number): string {
  return `${board}?open=${id}`;
}
