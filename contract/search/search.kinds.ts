/** What of this room people search, by its place among all that is found. */
export const searchSearched = { screens: 10, people: 40 } as const;
