import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openArchive } from '#server/files/archive.ts';
import { entryName, streamZip } from '#server/files/stream-zip.ts';
import { times } from '../long.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();
const mebibyte = 2 ** 20;

const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray());
const entry = (name: string, text: string) => ({ name, bytes: Readable.from([Buffer.from(text)]) });

describe('a zip that is streamed', () => {
  it('holds every file under a safe name, each once, in any script [C6-03]', async () => {
    const names = [
      '10C/Asha/plan.pdf',
      '10C/Asha/PLAN.pdf',
      '../../etc/passwd',
      '/root.txt',
      'C:\\a.txt',
      'छात्र/کام.txt',
      '',
    ];
    const path = folder.path('a.zip');
    await writeFile(path, await bytesOf(streamZip(names.map((name, at) => entry(name, `text ${at}`)))));
    const archive = await openArchive(path);
    expect(archive.names).toEqual([
      '10C/Asha/plan.pdf',
      '10C/Asha/PLAN (2).pdf',
      'etc/passwd',
      'root.txt',
      'C_/a.txt',
      'छात्र/کام.txt',
      'file',
    ]);
    for (const [at, name] of archive.names.entries())
      expect((await archive.read(name, 100))?.toString()).toBe(`text ${at}`);
    archive.close();
  });

  it('names nothing outside its folder and nothing twice, whatever is asked [C6-03]', () => {
    const step = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('..', '.', 'con', 'a', 'A', 'a.pdf', ' . '),
    );
    fc.assert(
      fc.property(fc.array(fc.array(step).map((steps) => steps.join('/'))), (wanted) => {
        const taken = new Set<string>();
        const names = wanted.map((name) => entryName(name, taken));
        expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(names.length);
        for (const name of names) {
          expect(name).not.toMatch(/^\/|\\|[:*?"<>|\p{Cc}]/u);
          expect(name.split('/').every((part) => part !== '' && part !== '..' && part !== '.')).toBe(true);
        }
      }),
    );
  });

  it('closes what it reads when the reader goes, and asks for nothing more', async () => {
    const path = await folder.write(randomBytes(8 * mebibyte));
    const opened: Readable[] = [];
    async function* entries() {
      for (let at = 0; at < 3; at += 1) {
        const bytes = createReadStream(path);
        opened.push(bytes);
        yield { name: `${at}.bin`, bytes };
      }
    }
    const zip = streamZip(entries());
    await zip[Symbol.asyncIterator]().next();
    const closed = new Promise((resolve) => opened[0]?.once('close', resolve));
    zip.destroy();
    await closed;
    expect(opened).toHaveLength(1);
  });

  it('breaks with the entry that breaks', async () => {
    const broken = { name: 'a', bytes: createReadStream(folder.path('missing')) };
    await expect(bytesOf(streamZip([broken]))).rejects.toThrow('ENOENT');
  });

  const files = times(4, 40);
  it(`takes little memory for ${files} files of 20 MB`, { timeout: 300_000 }, async () => {
    const path = await folder.write(randomBytes(20 * mebibyte));
    async function* entries() {
      for (let at = 0; at < files; at += 1) yield { name: `${at}.bin`, bytes: createReadStream(path) };
    }
    const held = () => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    const before = held();
    let [peak, written] = [before, 0];
    const reader = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.length;
        peak = Math.max(peak, held());
        done();
      },
    });
    await pipeline(streamZip(entries()), reader);
    expect(written).toBeGreaterThan(files * 20 * mebibyte);
    // Four whole files would be 80. A busy machine frees memory late, so the limit is not tighter.
    expect((peak - before) / mebibyte).toBeLessThan(64);
  });
});
