import type { BoardSearch } from '../board-search.ts';

/**
 * While a board asks for its lists again, the form that was just closed is still in the address. So a board knows which
 * form was opened last.
 */
export interface OpenedForm {
  /** How many were opened so far: each is a form of its own, though the address may stay as it is. */
  readonly count: number;
  /** What the address has soon; null: it is there. */
  readonly asked: Pick<BoardSearch, 'form' | 'notice' | 'template'> | null;
}

/** Whether the address has the form that was opened last. */
export const isFormInAddress = ({ asked }: OpenedForm, search: BoardSearch): boolean =>
  asked === null ||
  (asked.form === search.form && asked.notice === search.notice && asked.template === search.template);
