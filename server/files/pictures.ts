import { createOneAtATime } from './one-at-a-time.ts';

/** A larger picture is refused: decoded, it would take 200 MB. */
export const mostPixels = 50_000_000;

export const oneDecodeAtATime = createOneAtATime();
