/** Stands for the languages that the school's pages are not in. */
export const labels = {};
