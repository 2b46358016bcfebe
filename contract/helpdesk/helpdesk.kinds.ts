/** What of this room people search, by its place among all that is found. */
export const helpdeskSearched = { videos: 50 } as const;
