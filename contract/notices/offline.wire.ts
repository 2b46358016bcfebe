/** So many notices and files a question. */
export const keptAtOnce = 500;
