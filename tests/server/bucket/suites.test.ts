import { afterAll, describe } from 'vitest';
import { isLong } from '#tests/long.ts';
import { placeOfFiles } from '../test-server.ts';

/* What is tested of files on the disk, once more with a bucket in its place. */
placeOfFiles.isBucket = true;
afterAll(() => {
  placeOfFiles.isBucket = false;
});

const suites = [
  'files/files',
  'files/long-pdf',
  'files/upload-kill',
  'works/work-files',
  'exports/long-list',
  'roster/sheets',
  // What they ask of the store, the others do too, and they take as long as all of those.
  ...(isLong ? ['files/file-texts', 'files/shared-bytes', 'files/upload-limits', 'workspace/attached'] : []),
];

for (const suite of suites)
  describe(`${suite} in a bucket`, async () => {
    // Another name, so that it is read anew where the same worker has read it already.
    await import(/* @vite-ignore */ `../${suite}.test.ts?in-a-bucket`);
  });
