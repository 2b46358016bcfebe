import { createDiskFileStore } from '#server/files/file-store.ts';

/** Run as a process of its own by file-store.test.ts, which kills it: names each key once the store has promised it. */
const root = process.argv[2] ?? '';
const store = createDiskFileStore(root);
const bytes = Buffer.alloc(512 * 1024, 7);
for (;;) {
  const keys = await Promise.all([store.putBytes(bytes), store.putBytes(bytes), store.putBytes(bytes)]);
  process.stdout.write(keys.map((key) => `${key}\n`).join(''));
}
