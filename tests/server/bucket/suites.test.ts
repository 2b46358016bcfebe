import { afterAll, describe } from 'vitest';
import { placeOfFiles } from '../test-server.ts';

/* What is tested of files on the disk, once more with a bucket in its place. */
placeOfFiles.isBucket = true;
afterAll(() => {
  placeOfFiles.isBucket = false;
});

const suites = [
  'files/files',
  'files/file-texts',
  'files/long-pdf',
  'files/shared-bytes',
  'files/upload-kill',
  'files/upload-limits',
  'works/work-files',
  'workspace/attached',
  'exports/long-list',
  'roster/sheets',
];

for (const suite of suites)
  describe(`${suite} in a bucket`, async () => {
    // Another name, so that it is read anew where the same worker has read it already.
    await import(/* @vite-ignore */ `../${suite}.test.ts?in-a-bucket`);
  });
