/**
 * [QU-59] What a guardian allows beyond the school: their child's work to be shown with the name of the school alone, or
 * with the child's name too. The wall of the school shows approved works without a consent.
 */
export const consentScopes = ['work', 'named'] as const;
export type ConsentScope = (typeof consentScopes)[number];

/** Whose wall: that of one's own school, or of all other schools with consent. */
export const wallReaches = ['school', 'beyond'] as const;
export type WallReach = (typeof wallReaches)[number];

/** [DF-06] Slides of the first screen. */
export const carouselLength = 20;

/** Works that one portfolio shows at most. */
export const portfolioLength = 30;
