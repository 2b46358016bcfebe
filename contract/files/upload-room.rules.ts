/** What is limited: uploads under way at once, uploads begun within an hour, bytes kept. */
export const uploadMeasures = ['under_way', 'hour', 'bytes'] as const;
export type UploadMeasure = (typeof uploadMeasures)[number];

/** `office`: everybody of the central office together, as `school` is everybody of a school. */
export const uploadScopes = ['person', 'school', 'office'] as const;
export type UploadScope = (typeof uploadScopes)[number];

/** A limit an upload met. */
export interface UploadLimit {
  readonly scope: UploadScope;
  readonly measure: UploadMeasure;
  /** A number of uploads, or bytes. */
  readonly most: number;
  /** Of `hour`, when nothing is left: in so many minutes there is room for another one. */
  readonly minutes?: number;
}

/** How much of a limit is left. */
export interface UploadRoom extends UploadLimit {
  readonly left: number;
}

/** From this part of a limit on people are told of it before they meet it. */
const nearPart = 0.1;

/** The limit a person is nearest to; null while none is near. */
export function nearestLimit(rooms: readonly UploadRoom[]): UploadRoom | null {
  const near = rooms.filter(({ left, most }) => left <= most * nearPart);
  return near.toSorted((a, b) => a.left / a.most - b.left / b.most)[0] ?? null;
}
