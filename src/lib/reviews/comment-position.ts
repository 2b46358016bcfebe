import type { CommentAnchor } from '#contract/works/feedback.rules.ts';
import type { WorkEntry } from '#contract/works/works.wire.ts';
import { programName } from '#src/lib/attachment/ProgramLink.tsx';
import { formatTime } from '#src/ui/media/video-keys.ts';
import { reviewsMessages as messages } from './messages.en.ts';

/** Where in a file a comment is, in words: "Line 2", "Page 3", "At 0:12". */
export function commentPosition({ anchor, at }: { readonly anchor: CommentAnchor; readonly at: number }) {
  if (anchor === 'whole' || anchor === 'area') return messages.commentOn[anchor];
  return anchor === 'second' ? messages.commentOn.second(formatTime(at)) : messages.commentOn[anchor](at);
}

/** What an entry is called: the name of its file, its program or its address. */
export const entryName = ({ file, program, url }: Pick<WorkEntry, 'file' | 'program' | 'url'>): string =>
  program ? programName(program) : (file?.name ?? url);
