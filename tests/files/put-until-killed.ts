import { createDiskFileStore, newFileKey } from '#server/files/file-store.ts';

/** Run as a process of its own by file-store.test.ts, which kills it: names each key once the store has promised it. */
const root = process.argv[2] ?? '';
const store = createDiskFileStore(root);
const bytes = Buffer.alloc(512 * 1024, 7);
for (;;) {
  const keys = [newFileKey(), newFileKey(), newFileKey()];
  await Promise.all(keys.map((key) => store.putBytes(key, bytes)));
  process.stdout.write(keys.map((key) => `${key}\n`).join(''));
}
