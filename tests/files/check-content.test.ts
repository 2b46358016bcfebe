import { existsSync, readdirSync } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { utils, write } from 'cfb';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { endingsOf, noticePolicy } from '#contract/files/upload-policies.ts';
import { isRefusal, type Refusal } from '#server/core/refusal.ts';
import { checkContent as checkAs } from '#server/files/check-content.ts';
import { hashFile } from '#server/files/hash-file.ts';
import { writeXlsx } from '#src/lib/spreadsheet/write-xlsx.ts';
import { docx, zipOf } from './office-files.ts';
import { sampleFile } from './sample-files.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const checkContent = (path: string, name: string) => checkAs(path, name, noticePolicy);
const noticeExtensions = endingsOf(noticePolicy);
const folder = useTemporaryFolder();

const samples = {
  'clip-360p.mp4': 'video',
  'clip-720p.mp4': 'video',
  'notice.pdf': 'pdf',
  'slides.pdf': 'pdf',
  'photo.jpg': 'image',
  'picture.png': 'image',
  'notice.docx': 'docx',
  'notice.doc': 'doc',
  'slides.ppt': 'ppt',
  'slides.pptx': 'pptx',
  'marks.xlsx': 'xlsx',
  'marks.xls': 'xls',
  'program.zip': 'zip',
} as const;

async function refusal(bytes: Uint8Array | string, name: string): Promise<Refusal> {
  return refusalOf(await folder.write(bytes), name);
}

async function refusalOf(path: string, name: string): Promise<Refusal> {
  const outcome = await checkContent(path, name).catch((error: unknown) => error);
  if (!isRefusal(outcome)) throw new Error(`${name} was not refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Where a directory entry keeps its first sector, from the directory's beginning. */
function startOfEntry(container: Buffer, name: string): number {
  const directory = 512 * (container.readUInt32LE(48) + 1);
  return container.indexOf(Buffer.from(name, 'utf16le'), directory) - directory + 116;
}

/** A video whose picture data is a hole of the given size: no bytes on the disk, all of them in the length. */
async function videoOf(totalBytes: number): Promise<string> {
  const box = (type: string, length: number) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(length, 0);
    head.write(type, 4, 'latin1');
    return head;
  };
  const brand = Buffer.concat([box('ftyp', 16), Buffer.from('isom\0\0\0\0')]);
  const path = await folder.write(Buffer.concat([brand, box('moov', 8), box('mdat', totalBytes - 24)]));
  await truncate(path, totalBytes);
  return path;
}

describe('files as they should be', () => {
  it.each(Object.entries(samples))('accepts %s as %s [VN-33, EN-03]', async (name, type) => {
    const checked = await checkContent(sampleFile(name), name);
    expect(checked.type).toBe(type);
    expect(checked.sha256).toBe(await hashFile(sampleFile(name)));
    expect(checked.size).toBe((await readFile(sampleFile(name))).length);
    expect(noticeExtensions).toContain(checked.extension);
  });

  it('takes the ending in capitals and JPEG in its long spelling [VN-33]', async () => {
    expect(await checkContent(sampleFile('photo.jpg'), 'FOTO.JPEG')).toMatchObject({
      extension: 'jpeg',
      mime: 'image/jpeg',
    });
    expect(await checkContent(sampleFile('notice.pdf'), 'विज्ञान मेला.PDF')).toMatchObject({
      extension: 'pdf',
    });
  });

  it('accepts the files of LibreOffice and a bare docx alike [VN-33]', async () => {
    const path = await folder.write(docx('<w:p/>'));
    expect(await checkContent(path, 'a.docx')).toMatchObject({ extension: 'docx', type: 'docx' });
  });
});

describe('names', () => {
  it.each(['anim.gif', 'marks.csv', 'tone.mp3', 'captions-en.vtt'])(
    'refuses %s by its ending [VN-34]',
    async (name) => {
      const refused = await refusalOf(sampleFile(name), name);
      expect(refused.code).toBe('bad_extension');
      expect(refused.information).toBe(
        `Sorry, ${name} is invalid, allowed extensions are: mp4, pdf, jpg, jpeg, png, docx, doc, ppt, pptx, xlsx, xls, zip`,
      );
    },
  );

  it.each([
    'photo',
    '.png',
    'photo.png.exe',
    'photo.png ',
    'photo.png.',
    'photo.png\0.exe',
    'page.html',
    'x.svg',
  ])('refuses the name %j [VN-33]', async (name) => {
    expect((await refusalOf(sampleFile('photo.jpg'), name)).code).toBe('bad_extension');
  });

  it('refuses a name of 255 characters with the limit in plain words [QU-04]', async () => {
    const refused = await refusalOf(sampleFile('notice.pdf'), `${'n'.repeat(251)}.pdf`);
    expect(refused.information).toMatch(
      /^The name of “n+….*\.pdf” is too long\. Shorten it to at most 200 characters/,
    );
  });

  it('shows no folder, control or direction sign of the name [VN-34]', async () => {
    const { information } = await refusal('x', 'C:\\photos\\my\u202Egnp\u0007.exe');
    expect(information).toMatch(/^Sorry, mygnp\.exe is invalid/);
  });
});

describe('sizes', () => {
  it('refuses a file of no bytes [VN-33]', async () => {
    const refused = await refusal('', 'plan.pdf');
    expect(refused).toMatchObject({
      code: 'empty_file',
      information: '“plan.pdf” is empty. Choose another file and retry.',
    });
  });

  it.each([100, 101, 101.4])('accepts %d MB [VN-35, QC-12]', async (megabytes) => {
    const bytes = Math.round(megabytes * 2 ** 20);
    expect((await checkContent(await videoOf(bytes), 'film.mp4')).size).toBe(bytes);
  });

  it.each([101.6, 130])('refuses %d MB [VN-35, QC-12]', async (megabytes) => {
    const refused = await refusalOf(await videoOf(Math.round(megabytes * 2 ** 20)), 'film.mp4');
    expect(refused.code).toBe('file_too_large');
    expect(refused.information).toBe('Sorry only upto 100 Mb of file size allowed');
  });

  it('needs no more memory for 101 MB than for a little [VN-35]', async () => {
    const path = await videoOf(101 * 2 ** 20);
    await checkContent(path, 'film.mp4');
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, held());
    }, 1);
    await checkContent(path, 'film.mp4');
    clearInterval(watch);
    expect(peak - before).toBeLessThan(32 * 2 ** 20);
  });
});

describe('content under a wrong name', () => {
  const endings = noticeExtensions.filter((extension) => extension !== 'zip');

  it.each(Object.keys(samples))('refuses %s under every other ending [VN-33]', async (name) => {
    const own = name.slice(name.lastIndexOf('.') + 1);
    const same = own === 'jpg' ? ['jpg', 'jpeg'] : [own];
    const others = endings.filter((each) => !same.includes(each));
    const outcomes = await Promise.all(others.map((each) => refusalOf(sampleFile(name), `file.${each}`)));
    expect(outcomes.map(({ code }) => code)).toEqual(others.map(() => 'bad_content'));
    const hint = `Change the ending of its name to .${own} and retry.`;
    expect(outcomes.filter(({ information }) => !information.endsWith(hint))).toEqual([]);
  });

  it.each([
    [
      'an SVG picture',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
    ],
    ['an XML-headed SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['a program', 'MZ\u0090\0\u0003\0\0\0'],
    ['plain text', 'hello'],
    ['a page with a PDF further down', '<script>alert(1)</script>\n%PDF-1.7\n%%EOF'],
  ])('refuses %s under every ending [VN-33]', async (_what, content) => {
    const outcomes = await Promise.all(noticeExtensions.map((each) => refusal(content, `file.${each}`)));
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(['bad_content']));
    const says = /does not look like an? .+\. Save it again and retry\.$/;
    expect(outcomes.filter(({ information }) => !says.test(information))).toEqual([]);
  });

  it('says what the file seems to be [VN-33]', async () => {
    expect((await refusal('hello', 'plan.pdf')).information).toBe(
      '“plan.pdf” does not look like a PDF. Save it again and retry.',
    );
  });
});

describe('files that did not arrive whole', () => {
  it.each([
    'clip-360p.mp4',
    'notice.pdf',
    'photo.jpg',
    'picture.png',
    'notice.docx',
    'notice.doc',
    'slides.ppt',
    'slides.pptx',
    'marks.xlsx',
    'marks.xls',
    'program.zip',
  ])('refuses %s cut at half [VN-33]', async (name) => {
    const whole = await readFile(sampleFile(name));
    const refused = await refusal(whole.subarray(0, Math.floor(whole.length / 2)), name);
    expect(refused.code).toBe('bad_content');
    expect(refused.information).toMatch(/is damaged or was not saved completely/);
  });

  it('refuses a picture that is only a header [VN-33]', async () => {
    const whole = await readFile(sampleFile('picture.png'));
    expect((await refusal(whole.subarray(0, 60), 'a.png')).code).toBe('bad_content');
  });
});

describe('pictures', () => {
  it('refuses more than 50 million pixels, however few bytes [VN-33]', async () => {
    const create = { width: 10_001, height: 5_000, channels: 3, background: 'white' } as const;
    const large = await sharp({ create }).png().toBuffer();
    const refused = await refusal(large, 'large.png');
    expect(refused.code).toBe('image_too_large');
    expect(refused.information).toContain('50 million pixels');
  });
});

/** A stored zip whose directory gives an entry another name in the Unicode Path field, which Office does not read. */
function withSecondName(zip: Buffer, name: string, second: string): Buffer {
  const field = Buffer.alloc(9 + second.length);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + second.length, 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(name), 5);
  field.write(second, 9);
  const nameAt = zip.lastIndexOf(name);
  const header = nameAt - 46;
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const whole = Buffer.concat([
    zip.subarray(0, nameAt + name.length),
    field,
    zip.subarray(nameAt + name.length),
  ]);
  whole.writeUInt16LE(field.length, header + 30);
  whole.writeUInt32LE(zip.readUInt32LE(end + 12) + field.length, end + field.length + 12);
  return whole;
}

describe('Office files', () => {
  it('refuses macros, under their usual name and under another [VN-33]', async () => {
    const named = docx('<w:p/>', { parts: { 'word/vbaProject.bin': 'x' } });
    const hidden = zipOf({
      '[Content_Types].xml':
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      'word/document.xml': '<x/>',
    });
    const hiddenWide = zipOf({
      '[Content_Types].xml': Buffer.from(
        '\uFEFF<Types><Override ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        'utf16le',
      ),
      'word/document.xml': '<x/>',
    });
    for (const bytes of [named, hidden, hiddenWide]) {
      const refused = await refusal(bytes, 'letter.docx');
      expect(refused.code).toBe('bad_content');
      expect(refused.information).toContain('macros');
    }
  });

  it('refuses a declared macro part of any name, and takes a workbook that only declares the type [VN-33]', async () => {
    const types =
      '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>';
    const held = zipOf({ '[Content_Types].xml': types, 'xl/workbook.xml': '<x/>', 'xl/Any.BIN': 'x' });
    expect((await refusal(held, 'list.xlsx')).information).toContain('macros');
    // As our own downloads are written, the templates of the imports among them.
    const own = writeXlsx({ name: 'Template', header: ['Username'], rows: [['S1']] });
    const path = await folder.write(new Uint8Array(own));
    await expect(checkContent(path, 'template.xlsx')).resolves.toBeDefined();
  });

  it('refuses macros whose type or part is spelt as only Office reads it [VN-33]', async () => {
    const vba = 'application/vnd.ms-office.vbaProject';
    const ofBin = `<Types><Default Extension="bin" ContentType="${vba}"/></Types>`;
    const override = (type: string) =>
      `<Types><Override PartName="/xl/a.xml" ContentType="${type}"/></Types>`;
    const book = (types: string | Buffer, part = 'xl/a.xml') =>
      zipOf({ '[Content_Types].xml': types, 'xl/workbook.xml': '<x/>', [part]: 'x' });
    const wide = (text: string) => Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${text}`, 'utf16le');
    const macros = [
      book(override('application/vnd.ms-office.vba&#80;roject')),
      book(override('application/vnd.ms-excel.macrosheet+xml')),
      book(ofBin.replace('Extension="bin"', 'Extension="&#98;in"'), 'xl/a.bin'),
      book(ofBin, 'xl/a.bin/[0].last.piece'),
      withSecondName(book(ofBin, 'xl/a.bin'), 'xl/a.bin', 'xl/a.txt'),
    ];
    for (const [index, bytes] of macros.entries()) {
      expect([index, (await refusal(bytes, 'list.xlsx')).information]).toEqual([
        index,
        expect.stringContaining('macros'),
      ]);
    }
    const others = [book(wide(override(vba))), book('<?xml version="1.0" encoding="utf-7"?><Types/>')];
    for (const bytes of others) expect((await refusal(bytes, 'list.xlsx')).information).toContain('damaged');
  });

  it('reads many declared types and many parts once each, not each for each [VN-33]', async () => {
    const parts = Object.fromEntries(Array.from({ length: 9_900 }, (_, index) => [`xl/${index}`, '']));
    const takes = async (types: number) => {
      const declared = Array.from(
        { length: types },
        (_, index) => `<Default Extension="e${index}" ContentType="macroEnabled"/>`,
      );
      const path = await folder.write(
        zipOf({ '[Content_Types].xml': `<Types>${declared.join('')}</Types>`, ...parts }),
      );
      const start = performance.now();
      await checkContent(path, 'list.xlsx');
      return performance.now() - start;
    };
    expect(await takes(17_000)).toBeLessThan(4 * (await takes(1)) + 500);
  });

  it('takes a zip for no Office file because of one file name [VN-33]', async () => {
    const noTypes = zipOf({ 'word/document.xml': '<x/>' });
    const noParts = zipOf({ '[Content_Types].xml': '<Types/>' });
    expect((await refusal(noTypes, 'a.docx')).code).toBe('bad_content');
    expect((await refusal(noParts, 'a.docx')).code).toBe('bad_content');
  });

  it('answers any damage to the old container with a refusal or not at all [VN-33]', async () => {
    const whole = await readFile(sampleFile('notice.doc'));
    const surprises: unknown[] = [];
    for (let at = 24; at < 512; at += 4) {
      const broken = Buffer.from(whole);
      broken.writeUInt32LE(0xfffffff0, at);
      const outcome = await checkContent(await folder.write(broken), 'a.doc').catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error && !isRefusal(outcome)) surprises.push({ at, outcome });
    }
    expect(surprises).toEqual([]);
  });

  it('misses text that was cut off though the directory is whole [VN-33]', async () => {
    const container = utils.cfb_new();
    utils.cfb_add(container, '/WordDocument', Buffer.alloc(200_000, 1));
    const whole = write(container, { type: 'buffer' }) as Buffer;
    expect((await checkContent(await folder.write(whole), 'a.doc')).type).toBe('doc');
    expect((await refusal(whole.subarray(0, 100_000), 'a.doc')).information).toContain('damaged');

    const table = (whole.readUInt32LE(76) + 1) * 512;
    const start = whole.readUInt32LE(
      512 * (whole.readUInt32LE(48) + 1) + startOfEntry(whole, 'WordDocument'),
    );
    const endsEarly = Buffer.from(whole);
    endsEarly.writeUInt32LE(0xfffffffe, table + start * 4);
    expect((await refusal(endsEarly, 'a.doc')).information).toContain('damaged');
  });

  it('does not go round in circles in a directory that leads back to itself [VN-33]', async () => {
    const whole = await readFile(sampleFile('notice.doc'));
    const start = whole.readUInt32LE(48);
    const table = (whole.readUInt32LE(76) + 1) * 512;
    const looped = Buffer.from(whole);
    looped.writeUInt32LE(start, table + start * 4);
    expect((await refusal(looped, 'a.doc')).code).toBe('bad_content');
  });

  it.skipIf(!existsSync('/proc/self/fd'))('leaves no file open after a refusal [VN-33]', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const zip = await folder.write(await readFile(sampleFile('program.zip')));
    const text = await folder.write('hello');
    await refusalOf(zip, 'a.docx');
    const before = openFiles();
    for (let i = 0; i < 50; i += 1) {
      await refusalOf(zip, 'a.docx');
      await refusalOf(text, 'a.pdf');
    }
    expect(openFiles() - before).toBeLessThan(10);
  });
});
