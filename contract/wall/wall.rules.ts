/**
 * [QU-59] A guardian's consent for other schools: `work` shows the school's name only, `named` the child's name too.
 * The school's own wall needs no consent.
 */
export const consentScopes = ['work', 'named'] as const;
export type ConsentScope = (typeof consentScopes)[number];

/** The own school's wall, or all other schools' works with consent. */
export const wallReaches = ['school', 'beyond'] as const;
export type WallReach = (typeof wallReaches)[number];

/** [DF-06] Slides of the first screen. */
export const carouselLength = 20;

export const portfolioLength = 30;
