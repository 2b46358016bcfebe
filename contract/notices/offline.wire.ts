export const keptAtOnce = 500;
