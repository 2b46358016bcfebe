import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { noticePolicy } from '#contract/files/upload-policies.ts';
import { isRefusal } from '#server/core/refusal.ts';
import { openArchive } from '#server/files/archive.ts';
import { checkContent as checkAs } from '#server/files/check-content.ts';
import { BadContent } from '#server/files/file-refused.ts';
import { type RawEntry, rawZip } from './raw-zip.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const checkContent = (path: string, name: string) => checkAs(path, name, noticePolicy);
const folder = useTemporaryFolder();

async function codeOf(bytes: Buffer, name = 'work.zip'): Promise<string> {
  const outcome = await checkContent(await folder.write(bytes), name).catch((error: unknown) => error);
  return isRefusal(outcome) ? outcome.code : `not refused: ${JSON.stringify(outcome)}`;
}

const text = Buffer.from('a page of text');
const twoHundredMegabytes = Buffer.alloc(200 * 2 ** 20);

describe('archives made to harm', () => {
  it('refuses 200 MB of zeros in 200 kB, as a zip and as an Office file [VN-33]', async () => {
    const bomb: RawEntry = { name: 'word/document.xml', content: twoHundredMegabytes };
    const zip = rawZip([{ name: '[Content_Types].xml', content: text }, bomb]);
    expect(zip.length).toBeLessThan(2 ** 20);
    expect(await codeOf(zip)).toBe('archive_bomb');
    expect(await codeOf(zip, 'letter.docx')).toBe('archive_bomb');
  });

  it('refuses more than 10,000 entries and takes 10,000 [VN-33]', async () => {
    const entries = Array.from({ length: 10_001 }, (_, index) => ({ name: `f${index}`, content: text }));
    expect(await codeOf(rawZip(entries))).toBe('archive_bomb');
    expect(await codeOf(rawZip(entries.slice(1)))).toContain('not refused');
  });

  it('refuses entries that share one body [VN-33]', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ name: `copy-${index}`, sharesBodyOf: 0 }));
    expect(await codeOf(rawZip([{ name: 'body-0000', content: text }, ...many]))).toBe('archive_bomb');
  });

  it('refuses an entry that begins inside another [VN-33]', async () => {
    const zip = rawZip([
      { name: 'outer', content: Buffer.from('outer text '.repeat(50)) },
      { name: 'inner', content: text },
    ]);
    const secondInDirectory = zip.lastIndexOf(Buffer.from('504b0102', 'hex'));
    zip.writeUInt32LE(zip.readUInt32LE(secondInDirectory + 42) - 10, secondInDirectory + 42);
    expect(await codeOf(zip)).toBe('archive_bomb');
  });

  it('refuses more than 1 GiB in all, packed however honestly [VN-33]', async () => {
    const content = randomBytes(5 * 2 ** 20);
    const large = Array.from({ length: 3 }, (_, i) => ({ name: `f${i}`, content, declares: 400 * 2 ** 20 }));
    expect(await codeOf(rawZip(large))).toBe('archive_bomb');
    expect(await codeOf(rawZip(large.slice(1)))).toContain('not refused');
  });

  it.each(['../evil.txt', 'a/../../evil.txt', '/etc/evil', 'C:/evil.txt', '..\\evil.txt', 'a\0.txt'])(
    'refuses an entry called %j [VN-33]',
    async (name) => {
      expect(await codeOf(rawZip([{ name, content: text }]))).toBe('bad_content');
    },
  );

  it('refuses an archive with nothing in it [VN-33]', async () => {
    expect(await codeOf(rawZip([]))).toBe('empty_file');
  });

  it('lets well-packed text and small blanks pass [VN-33]', async () => {
    const blank = { name: 'blank', content: Buffer.alloc(900_000) };
    expect(await codeOf(rawZip([blank]))).toContain('not refused');
  });
});

describe('unpacking', () => {
  it('stops at the given size though the directory declares less [VN-33]', async () => {
    const path = folder.path('liar.zip');
    await writeFile(path, rawZip([{ name: 'a', content: twoHundredMegabytes, declares: 1000 }]));
    const archive = await openArchive(path);
    const before = process.memoryUsage().arrayBuffers;
    await expect(archive.read('a', 10 * 2 ** 20)).rejects.toBeInstanceOf(BadContent);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 2 ** 20);
    archive.close();
  });

  it('refuses to begin what is declared too large [VN-33]', async () => {
    const path = await folder.write(rawZip([{ name: 'a', content: Buffer.alloc(500_000) }]));
    const archive = await openArchive(path);
    await expect(archive.read('a', 1000)).rejects.toMatchObject({ found: { fault: 'bomb' } });
    expect((await archive.read('A', 500_000))?.length).toBe(500_000);
    expect(await archive.read('b', 10)).toBeNull();
    archive.close();
  });
});
