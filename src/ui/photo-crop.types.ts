export interface PhotoCropperTexts {
  /** The frame's name, e.g. "Part of the photo" */
  readonly frame: string;
  /** How to move it by keys, e.g. "Move the photo with the arrow keys, zoom with plus and minus." */
  readonly keys: string;
  /** Where the frame is, in percent from the left and the top. */
  readonly place: (across: number, down: number) => string;
  readonly zoom: string;
  /** e.g. "150 %" */
  readonly zoomed: (percent: number) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  /** The photo has fewer than 900 pixels on its short side [QC-51]. */
  readonly small: string;
  readonly use: string;
  readonly other: string;
}
