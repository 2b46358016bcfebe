import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Returns the SHA-256 in lower-case hex. The file is read as a stream, so memory does not grow with it. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), hash);
  return hash.digest('hex');
}
