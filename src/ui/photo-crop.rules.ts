/** Bytes [CO-48]. */
export const photoLimit = 5 * 1024 * 1024;
/** Pixels of each side of what comes out [CO-49]. */
export const photoSide = 400;
/** A cut takes in at least so many pixels of the source, where it has them [CO-50, QC-51]. */
const leastSource = 900;

export const photoKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoFault = 'kind' | 'size';

/** What is wrong with a file before it is opened, if anything is. */
export function checkPhoto({ type, size }: Pick<File, 'type' | 'size'>): PhotoFault | undefined {
  if (!photoKinds.some((kind) => kind === type)) return 'kind';
  return size > photoLimit ? 'size' : undefined;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

const shortSide = ({ width, height }: Pixels) => Math.min(width, height);

/** A smaller photo is allowed and named for what it is [QC-51]. */
export const isSmallPhoto = (photo: Pixels) => shortSide(photo) < leastSource;

/** How far one may zoom in until the cut, at zoom 1 the whole short side, is the least one; a small photo stays whole. */
export const maxZoomOf = (photo: Pixels) => Math.max(1, shortSide(photo) / leastSource);

export interface Cut extends Pixels {
  readonly x: number;
  readonly y: number;
}

const share = (offset: number, room: number) =>
  room < 1 ? 50 : Math.round(Math.min(1, Math.max(0, offset / room)) * 100);

/** Where a cut lies in its photo: percent from the left and from the top; 50 where there is no room to move. */
export const placeOf = (cut: Cut, photo: Pixels) => ({
  across: share(cut.x, photo.width - cut.width),
  down: share(cut.y, photo.height - cut.height),
});
