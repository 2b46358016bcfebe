import { createOneAtATime } from './one-at-a-time.ts';

/** A picture beyond this is refused: decoded, it would take 200 MB. */
export const mostPixels = 50_000_000;

/** Decodes one picture at a time, so that memory does not grow with the number of uploads. */
export const oneDecodeAtATime = createOneAtATime();
