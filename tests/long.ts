/**
 * `npm run test:long`, before a landing of size, looks longer than everybody's run: other random samples each time, more
 * kills, every look of every part.
 */
export const isLong = process.env['LONG'] === 'on';

/** What people notice as at once, in milliseconds: held to on the quiet machine of the long run alone. */
export const soon = isLong ? 1000 : 15_000;

/**
 * How soon a program that never ends is stopped, and how soon the page answers beside it, in milliseconds. The two seconds
 * are held to in the long run and by `npm run bench:workspace`: beside another test such a program takes half the machine.
 */
export const answersWithin = isLong ? 2000 : 10_000;

/** How often something is tried: in everybody's run, in the long one. */
export const times = (everyday: number, long: number): number => (isLong ? long : everyday);
