/**
 * [QU-59] A guardian's consent for other schools. `work` shows the work and the school's name: no name of the child,
 * no grade or division, and files as “File 1.png”. `named` shows these too. The project's title, links and what the
 * student learned are part of the work.
 * The school's own wall needs no consent.
 */
export const consentScopes = ['work', 'named'] as const;
export type ConsentScope = (typeof consentScopes)[number];

/** No student is at school for longer. */
export const consentYearsMost = 20;

/** The own school's wall, or all other schools' works with consent. */
export const wallReaches = ['school', 'beyond'] as const;
export type WallReach = (typeof wallReaches)[number];

/** [DF-06] Slides of the first screen. */
export const carouselLength = 20;

export const portfolioLength = 30;
