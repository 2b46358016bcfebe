/** Each loop of a student's page calls this function in each round, with its line. */
export const guardName = '__banyanRound';
