/** In bytes [CO-48]. */
export const photoLimit = 5 * 1024 * 1024;
/** In pixels: each side of the result [CO-49]. */
export const photoSide = 400;
/** [CO-50, QC-51] In pixels: the least side of a cut in the source, if the source is that large. */
const leastSource = 900;

export const photoKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoFault = 'kind' | 'size';

/** undefined: the file may be opened. */
export function checkPhoto({ type, size }: Pick<File, 'type' | 'size'>): PhotoFault | undefined {
  if (!photoKinds.some((kind) => kind === type)) return 'kind';
  return size > photoLimit ? 'size' : undefined;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

const shortSide = ({ width, height }: Pixels) => Math.min(width, height);

/** [QC-51] A smaller photo is allowed, with a note. */
export const isSmallPhoto = (photo: Pixels) => shortSide(photo) < leastSource;

/** The largest zoom: at zoom 1 the cut is the whole short side, and it never gets smaller than the least. */
export const maxZoomOf = (photo: Pixels) => Math.max(1, shortSide(photo) / leastSource);

export interface Cut extends Pixels {
  readonly x: number;
  readonly y: number;
}

const share = (offset: number, room: number) =>
  room < 1 ? 50 : Math.round(Math.min(1, Math.max(0, offset / room)) * 100);

/** The position of a cut in its photo, in percent from the left and top; 50 where it cannot move. */
export const cropPositionOf = (cut: Cut, photo: Pixels) => ({
  across: share(cut.x, photo.width - cut.width),
  down: share(cut.y, photo.height - cut.height),
});
