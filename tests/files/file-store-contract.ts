import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type FileStore, newFileKey, type StoredKey, UnknownFile } from '#server/files/file-store.ts';

export async function keepBytesIn(store: FileStore, bytes: Uint8Array): Promise<string> {
  const key = newFileKey();
  await store.putBytes(key, bytes);
  return key;
}

/** What every file store does, wherever it keeps the bytes. */
export function fileStoreContract(
  where: string,
  open: () => FileStore,
  write: (bytes: string) => Promise<string>,
): void {
  describe(`a file store ${where}`, () => {
    it('keeps a checked file under its key, and leaves the upload for another try [EN-03]', async () => {
      const store = open();
      const source = await write('attachment');
      const key = newFileKey();
      await store.put(key, source);
      expect(await store.size(key)).toBe(10);
      expect((await buffer(await store.open(key))).toString()).toBe('attachment');
      // Again, as a claim that was cut off.
      await store.put(newFileKey(), source);
    });

    it('gives back the whole file or exactly the bytes of a range [TV-10]', async () => {
      const store = open();
      const key = await keepBytesIn(store, Buffer.from('0123456789'));
      const read = async (range?: { start: number; end?: number }) =>
        (await buffer(await store.open(key, range))).toString();
      expect(await read()).toBe('0123456789');
      expect(await read({ start: 2, end: 5 })).toBe('2345');
      expect(await read({ start: 7 })).toBe('789');
      expect(await read({ start: 0, end: 0 })).toBe('0');
      expect(await read({ start: 9, end: 9 })).toBe('9');
    });

    it('keeps a file without bytes, and one of several pieces', async () => {
      const store = open();
      const large = Buffer.alloc(3 * 2 ** 20, 'abcdefg');
      for (const bytes of [Buffer.alloc(0), large]) {
        const key = await keepBytesIn(store, bytes);
        expect(await store.size(key)).toBe(bytes.length);
        expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
      }
    });

    it('refuses a key it did not make, before it asks for anything [TV-14]', async () => {
      const store = open();
      const key = await keepBytesIn(store, Buffer.from('secret'));
      const strangers = [
        '../outside',
        '..%2foutside',
        '%2e%2e/outside',
        `${key}\0`,
        `${key}\n`,
        `/${key}`,
        key.toUpperCase(),
        '',
        'incoming',
        '/etc/passwd',
      ];
      for (const stranger of strangers) {
        await expect(store.putBytes(stranger, Buffer.from('x'))).rejects.toBeInstanceOf(UnknownFile);
        await expect(store.open(stranger)).rejects.toBeInstanceOf(UnknownFile);
        await expect(store.size(stranger)).rejects.toBeInstanceOf(UnknownFile);
        await expect(store.remove(stranger)).rejects.toBeInstanceOf(UnknownFile);
      }
    });

    it('rejects at once for a file that is not there, and removes without complaint twice [TV-14]', async () => {
      const store = open();
      const key = await keepBytesIn(store, Buffer.from('x'));
      await store.remove(key);
      await store.remove(key);
      await expect(store.open(key)).rejects.toBeInstanceOf(UnknownFile);
      await expect(store.open(key, { start: 0 })).rejects.toBeInstanceOf(UnknownFile);
      await expect(store.size(key)).rejects.toBeInstanceOf(UnknownFile);
    });

    it('lists what it keeps, with its size and since when', async () => {
      const store = open();
      const before = Date.now() - 2_000;
      const keys = [
        await keepBytesIn(store, Buffer.from('one')),
        await keepBytesIn(store, Buffer.from('three')),
      ];
      const listed: StoredKey[] = [];
      for await (const each of store.list()) if (keys.includes(each.key)) listed.push(each);
      expect(listed.map(({ size }) => size).toSorted((one, other) => one - other)).toEqual([3, 5]);
      expect(listed.every(({ since }) => since.getTime() > before)).toBe(true);
    });
  });
}
