/** What each loop of a student's page calls in each round, with the line it begins in. */
export const guardName = '__banyanRound';
