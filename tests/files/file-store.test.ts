import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createDiskFileStore, newFileKey, UnknownFile } from '#server/files/file-store.ts';
import { fileStoreContract, keepBytesIn } from './file-store-contract.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

fileStoreContract(
  'on the disk',
  () => createDiskFileStore(folder.path('contract')),
  (bytes) => folder.write(bytes),
);

describe('the disk file store', () => {
  it('keeps a checked file under its key, sharded by it, and leaves the upload for another try [EN-03]', async () => {
    const root = folder.path('put');
    const store = createDiskFileStore(root);
    const source = await folder.write('attachment');
    const key = newFileKey();
    await store.put(key, source);
    expect(await readFile(source, 'utf8')).toBe('attachment');
    await rm(source);
    expect(await readFile(join(root, key.slice(0, 2), key.slice(2, 4), key), 'utf8')).toBe('attachment');
    expect(await store.size(key)).toBe(10);
  });

  it('reads no file by a path out of its folder and back into it [TV-14]', async () => {
    const store = createDiskFileStore(folder.path('keys'));
    const key = await keepBytesIn(store, Buffer.from('secret'));
    const path = `../keys/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;
    await expect(store.open(path)).rejects.toBeInstanceOf(UnknownFile);
    await expect(store.size(path)).rejects.toBeInstanceOf(UnknownFile);
    await expect(store.remove(path)).rejects.toBeInstanceOf(UnknownFile);
    expect(await store.size(key)).toBe(6);
  });

  it('removes only what was left half-written long enough ago [VN-33]', async () => {
    const root = folder.path('abandoned');
    const store = createDiskFileStore(root);
    const key = await keepBytesIn(store, Buffer.from('kept'));
    await mkdir(join(root, 'incoming'), { recursive: true });
    await writeFile(join(root, 'incoming', 'old'), 'half');
    await writeFile(join(root, 'incoming', 'new'), 'half');
    await utimes(join(root, 'incoming', 'old'), 1000, 1000);
    expect(await store.removeAbandoned(new Date(2_000_000))).toBe(1);
    expect(await readdir(join(root, 'incoming'))).toEqual(['new']);
    expect(await store.size(key)).toBe(4);
  });

  it('keeps every promised file whole when killed while saving, and cleans up the rest [VN-33]', async () => {
    const root = folder.path('killed');
    const script = fileURLToPath(new URL('./put-until-killed.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const promised: string[] = [];
    for await (const key of createInterface({ input: child.stdout })) {
      promised.push(key);
      if (promised.length === 60) child.kill('SIGKILL');
    }
    const store = createDiskFileStore(root);
    expect(promised.length).toBeGreaterThanOrEqual(60);
    for (const key of promised) expect(await store.size(key)).toBe(512 * 1024);
    await store.removeAbandoned(new Date(Date.now() + 60_000));
    const left = await filesBelow(root);
    expect(left.length).toBeGreaterThanOrEqual(promised.length);
    const sizes = await Promise.all(left.map(async (path) => (await stat(path)).size));
    expect(new Set(sizes)).toEqual(new Set([512 * 1024]));
    expect(left.filter((path) => path.includes('incoming'))).toEqual([]);
  });
});
