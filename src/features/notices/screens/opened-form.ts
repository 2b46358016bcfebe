import type { BoardSearch } from '../board-search.ts';

/** While a board reloads, the address may still name the form just closed, so the board knows the last opened one. */
export interface OpenedForm {
  /** The number of opened forms: each is a new form, even at an unchanged address. */
  readonly count: number;
  /** What the address will contain soon; null: it is there. */
  readonly asked: Pick<BoardSearch, 'form' | 'notice' | 'template'> | null;
}

export const isFormInAddress = ({ asked }: OpenedForm, search: BoardSearch): boolean =>
  asked === null ||
  (asked.form === search.form && asked.notice === search.notice && asked.template === search.template);
