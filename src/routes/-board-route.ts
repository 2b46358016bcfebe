import { type BoardSearch, boardSearch } from '#src/features/notices/board-search.ts';

/** Every route with a board: its address decides what loads. */
export const boardRoute = {
  validateSearch: boardSearch,
  loaderDeps: ({ search: { tab, all, month } }: { search: BoardSearch }) => ({
    whole: all ? (tab ?? 'due') : null,
    month,
  }),
};
