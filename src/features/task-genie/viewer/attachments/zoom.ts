/** Zoom of a document as shares of its fitting width. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next step up (1) or down (-1); the last one stays. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? zoomSteps.find((step) => step > zoom) : zoomSteps.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** Pages wider than this are hard to read across. */
const widestPage = 960;

/** Scale at which a page of `pageWidth` fills the room, in CSS pixels; never wider than is good to read. */
export function fittingScale(pageWidth: number, room: number): number {
  return Math.max(0.1, Math.min(room, widestPage) / pageWidth);
}
