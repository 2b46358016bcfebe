import type { Role } from '#contract/core/define-call.ts';
import { inOrder } from '#contract/core/in-order.ts';
import { roles } from '#contract/core/roles.ts';
import { roomSearched } from '../kinds.gen.ts';

export type SearchCategory = keyof typeof roomSearched;
export const searchCategories = /* @__PURE__ */ inOrder<SearchCategory>(roomSearched);

export const searchLimits = {
  /** [PF-12, CO-52] Results per page, and most pages of a category: more words help more than more pages. */
  pageSize: 6,
  pages: 5,
  /** [VP-34] Suggestions need this many characters; below, recent searches are shown. */
  suggestFrom: 2,
  /** [VP-36] The dialog searches above this many characters. */
  searchAbove: 3,
  suggestions: 8,
  recent: 8,
  characters: 100,
} as const;

export const resultsAtMost = searchLimits.pageSize * searchLimits.pages;

/** The screen where a role reads notices; null: none. */
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

export function noticeLink(board: string, id: number): string {
  return `${board}?open=${id}`;
}
