import { anchorsOfType, commentMost, isTextType } from '#contract/review/review.rules.ts';
import type { ShownComment, SubmissionEntry } from '#contract/review/review.wire.ts';
import type { CommentAnchor } from '#contract/works/feedback.rules.ts';

/** A part of a picture, as shares of its width and height. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** `id` 0 is a new comment. */
export interface CommentDraft extends Area {
  readonly id: number;
  readonly entryId: number;
  readonly anchor: CommentAnchor;
  readonly at: number;
  readonly text: string;
}

export const isTooLong = ({ text }: Pick<CommentDraft, 'text'>): boolean => text.trim().length > commentMost;

export const wholePicture: Area = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };

export const isTextFile = ({ file }: SubmissionEntry): boolean => file !== null && isTextType(file.type);

export const anchorsOf = ({ file }: SubmissionEntry): readonly CommentAnchor[] =>
  anchorsOfType(file?.type ?? '');

export const newComment = (entry: SubmissionEntry, at: number): CommentDraft => ({
  id: 0,
  entryId: entry.id,
  anchor: anchorsOf(entry)[0] ?? 'whole',
  at,
  text: '',
  ...wholePicture,
});

export const commentDraftOf = ({
  id,
  entry_id,
  anchor,
  at,
  x,
  y,
  w,
  h,
  text,
}: ShownComment): CommentDraft => ({
  id,
  entryId: entry_id,
  anchor,
  at,
  text,
  ...(w > 0 ? { x, y, w, h } : wholePicture),
});

const step = 0.05;
const least = 0.02;
const kept = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** An arrow key moves the frame, or resizes it with Shift, within the picture. */
export function movedArea(area: Area, key: string, isResized: boolean): Area {
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key];
  const [dx = 0, dy = 0] = by ?? [];
  if (isResized)
    return {
      ...area,
      w: Math.max(least, kept(area.w + dx, 1 - area.x)),
      h: Math.max(least, kept(area.h + dy, 1 - area.y)),
    };
  return { ...area, x: kept(area.x + dx, 1 - area.w), y: kept(area.y + dy, 1 - area.h) };
}

/** The corners are shares of the picture. */
export function areaBetween(
  one: { readonly x: number; readonly y: number },
  two: { readonly x: number; readonly y: number },
): Area {
  const x = kept(Math.min(one.x, two.x), 1 - least);
  const y = kept(Math.min(one.y, two.y), 1 - least);
  return {
    x,
    y,
    w: Math.max(least, kept(Math.abs(one.x - two.x), 1 - x)),
    h: Math.max(least, kept(Math.abs(one.y - two.y), 1 - y)),
  };
}
