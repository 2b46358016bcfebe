import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A folder of its own for the tests of one file, removed afterwards. */
export function useTemporaryFolder() {
  let folder = '';
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banyan-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    path: (...parts: string[]) => join(folder, ...parts),
    /** Writes the bytes under a name no other test has; returns the path. */
    async write(bytes: Uint8Array | string): Promise<string> {
      count += 1;
      const path = join(folder, `upload-${count}`);
      await writeFile(path, bytes);
      return path;
    },
  };
}
