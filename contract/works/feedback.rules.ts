/** What in a file a comment is on. */
export const commentAnchors = ['whole', 'line', 'page', 'second', 'area'] as const;
export type CommentAnchor = (typeof commentAnchors)[number];
