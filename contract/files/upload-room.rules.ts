/** Limits: concurrent uploads, uploads begun within an hour, stored bytes. */
export const uploadMeasures = ['under_way', 'hour', 'bytes'] as const;
export type UploadMeasure = (typeof uploadMeasures)[number];

/** `office`: all of the central office together, as `school` is all of a school. */
export const uploadScopes = ['person', 'school', 'office'] as const;
export type UploadScope = (typeof uploadScopes)[number];

export interface UploadLimit {
  readonly scope: UploadScope;
  readonly measure: UploadMeasure;
  readonly most: number;
  /** For a used-up `hour`: minutes until the next upload is possible. */
  readonly minutes?: number;
}

export interface UploadRoom extends UploadLimit {
  readonly left: number;
}

/** People are warned when this share of a limit is left. */
const nearPart = 0.1;

/** The limit that is nearest to full; null while none is near. */
export function nearestLimit(rooms: readonly UploadRoom[]): UploadRoom | null {
  const near = rooms.filter(({ left, most }) => left <= most * nearPart);
  return near.toSorted((a, b) => a.left / a.most - b.left / b.most)[0] ?? null;
}
