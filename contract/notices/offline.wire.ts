/** Most notices and files in one request. */
export const keptAtOnce = 500;
