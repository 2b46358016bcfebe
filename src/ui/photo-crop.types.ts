export interface PhotoCropperTexts {
  readonly frame: string;
  /** How to move it by keys, e.g. "Move the photo with the arrow keys, zoom with plus and minus." */
  readonly keys: string;
  /** In percent from the left and top. */
  readonly place: (across: number, down: number) => string;
  readonly zoom: string;
  readonly zoomed: (percent: number) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  /** [QC-51] The photo has fewer than 900 pixels on its short side. */
  readonly small: string;
  readonly use: string;
  readonly other: string;
}
