/** Replaces the languages that the school's pages do not have. */
export const labels = {};
