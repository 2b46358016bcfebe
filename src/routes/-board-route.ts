import { type BoardSearch, boardSearch } from '#src/features/notices/board-search.ts';

/** What every route with a board on it has: what stands in its address decides what is loaded. */
export const boardRoute = {
  validateSearch: boardSearch,
  loaderDeps: ({ search: { tab, all, month } }: { search: BoardSearch }) => ({
    whole: all ? (tab ?? 'due') : null,
    month,
  }),
};
