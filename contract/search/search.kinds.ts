/** The positions of screens and people among all search results. */
export const searchSearched = { screens: 10, people: 40 } as const;
