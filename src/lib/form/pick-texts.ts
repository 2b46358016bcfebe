import { formMessages as messages } from './messages.en.ts';

/** Texts of a pick list in the reader's language; read them while rendering. */
export const pickTexts = () => ({
  all: messages.all,
  done: messages.done,
  placeholder: messages.choose,
  search: messages.search,
  loading: messages.loading,
  empty: messages.nothing,
  noMatch: messages.noMatch,
  chosen: messages.chosen,
  more: messages.moreChosen,
  unavailable: messages.listFailed,
  failed: messages.listFailed,
  retry: messages.retry,
});
