/** The position of videos among all search results. */
export const helpdeskSearched = { videos: 50 } as const;
