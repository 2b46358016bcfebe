import { createOneAtATime } from './one-at-a-time.ts';

/** A larger picture is refused: decoded, it would take 200 MB. */
export const mostPixels = 50_000_000;

/** Keeps memory from growing with the number of uploads. */
export const oneDecodeAtATime = createOneAtATime();
