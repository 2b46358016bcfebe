import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BadContent } from '#server/files/file-refused.ts';
import { makePreview } from '#server/files/previews/make-preview.ts';
import { parseXml } from '#server/files/previews/xml.ts';
import { docx, docxPicture } from './office-files.ts';
import { encryptionMark, ppt, text } from './ppt-file.ts';
import { rawZip } from './raw-zip.ts';
import { sampleFile } from './sample-files.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();

async function preview(bytes: Buffer, extension: string): Promise<string> {
  const page = await makePreview(await folder.write(bytes), extension);
  if (page === null) throw new Error('no preview was made');
  return page;
}

const word = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;
const cutLine = 'The preview ends here. Download the file to see the rest.';

describe('previews of the real files', () => {
  it.each(['notice.docx', 'notice.doc'])(
    '%s shows its text in three scripts and its table [TV-13, QU-39]',
    async (name) => {
      const page = await makePreview(sampleFile(name), name.slice(7));
      expect(page).toContain('Science Fair 2026 – Grade 7');
      expect(page).toContain('विज्ञान मेला ७वीं कक्षा के लिए है।');
      expect(page).toContain('سائنس میلہ');
      expect(page).toMatch(/<tr><td>(<p>)?10:00(<\/p>)?<\/td><td>(<p>)?Judging/);
      expect(page).not.toContain(cutLine);
    },
  );

  it.each(['slides.pptx', 'slides.ppt'])(
    '%s shows the text of each slide in order [TV-13, QU-39]',
    async (name) => {
      const page = (await makePreview(sampleFile(name), name.slice(7))) ?? '';
      const sections = page.split('<section').slice(1);
      expect(sections).toHaveLength(3);
      expect(sections[0]).toContain('Session 1: What is a loop?');
      expect(sections[1]).toMatch(/Repeat 10.*Forever.*Repeat until/s);
      expect(sections[2]).toContain('Your turn: draw a square');
    },
  );

  it.each(['notice.docx', 'notice.doc', 'slides.pptx', 'slides.ppt'])(
    '%s becomes one whole page that needs nothing else [TV-13]',
    async (name) => {
      const page = (await makePreview(sampleFile(name), name.slice(name.indexOf('.') + 1))) ?? '';
      expect(page).toMatch(/^<!doctype html><html dir="auto"><head><meta charset="utf-8">/);
      expect(page).toMatch(/<\/body><\/html>$/);
      expect(page).not.toMatch(/<script|<link|<iframe|https?:|@import/i);
      expect(page).not.toMatch(/ lang=/);
    },
  );

  it('makes none of other files [TV-14]', async () => {
    for (const name of ['marks.xlsx', 'notice.pdf', 'program.zip'])
      expect(await makePreview(sampleFile(name), name.slice(name.indexOf('.') + 1))).toBeNull();
  });
});

describe('a hostile Word document', () => {
  it('reaches the page as text only [TV-13]', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const page = await preview(
      docx(
        word('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;') +
          '<w:p><w:hyperlink r:id="js"><w:r><w:t>click me</w:t></w:r></w:hyperlink></w:p>' +
          '<w:p><w:hyperlink r:id="plain"><w:r><w:t>plain link</w:t></w:r></w:hyperlink></w:p>' +
          '<w:p><w:hyperlink r:id="safe"><w:r><w:t>safe link</w:t></w:r></w:hyperlink></w:p>' +
          '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "javascript:alert(2)"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>field</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>' +
          docxPicture('r:link', 'remote') +
          docxPicture('r:embed', 'local') +
          docxPicture('r:embed', 'drawn'),
        {
          relations: [
            { id: 'js', type: 'hyperlink', target: 'javascript:alert(1)', isExternal: true },
            { id: 'plain', type: 'hyperlink', target: 'http://tracker.example/', isExternal: true },
            { id: 'safe', type: 'hyperlink', target: 'https://school.example/', isExternal: true },
            { id: 'remote', type: 'image', target: 'https://tracker.example/pixel.png', isExternal: true },
            { id: 'local', type: 'image', target: 'file:///etc/passwd', isExternal: true },
            { id: 'drawn', type: 'image', target: 'media/a.svg' },
          ],
          parts: { 'word/media/a.svg': svg, 'mammoth/style-map': 'p => script' },
        },
      ),
      'docx',
    );
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).toContain('click me');
    expect(page).toContain('field');
    expect(page).toContain(
      '<a href="https://school.example/" rel="noopener noreferrer" target="_blank">safe link</a>',
    );
    expect(page).not.toMatch(/<script|<img|<svg|javascript:|tracker|passwd/i);
    const tags = page.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\son\w+\s*=/i.test(tag))).toEqual([]);
  });

  it("cannot have a picture of the server's own disk shown [TV-13]", async () => {
    const target = pathToFileURL(sampleFile('photo.jpg')).href;
    const page = await preview(
      docx(word('text') + docxPicture('r:link', 'disk'), {
        relations: [{ id: 'disk', type: 'image', target, isExternal: true }],
      }),
      'docx',
    );
    expect(page).toContain('text');
    expect(page).not.toContain('data:image');
  });

  it('shows its own pictures, written anew without what a camera adds [TV-13]', async () => {
    const photo = await sharp(sampleFile('photo.jpg'))
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const page = await preview(
      docx(docxPicture('r:embed', 'img'), {
        relations: [{ id: 'img', type: 'image', target: 'media/a.jpg' }],
        parts: { 'word/media/a.jpg': photo },
      }),
      'docx',
    );
    const [, data = ''] = /<img src="data:image\/webp;base64,([^"]+)" alt="A picture" \/>/.exec(page) ?? [];
    const picture = await sharp(Buffer.from(data, 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 1280 });
    expect(picture.exif).toBeUndefined();
  });

  it('is not unpacked beyond a limit, whatever its directory declares [VN-33]', async () => {
    const content = Buffer.alloc(200 * 2 ** 20, 32);
    const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };
    const path = await folder.write(rawZip([types, { name: 'word/document.xml', content, declares: 5000 }]));
    await expect(makePreview(path, 'docx')).rejects.toBeInstanceOf(BadContent);
  });
});

describe('limits of previews', () => {
  it('cuts a huge document at a whole paragraph and says so [TV-13]', async () => {
    const paragraphs = Array.from({ length: 60_000 }, (_, index) =>
      word(`Paragraph number ${index} of the book.`),
    );
    const page = await preview(docx(paragraphs.join('')), 'docx');
    expect(page).toContain('Paragraph number 10 of the book.');
    expect(page).not.toContain('Paragraph number 59999 ');
    expect(page).toContain(cutLine);
    expect(Buffer.byteLength(page)).toBeLessThan(8 * 2 ** 20);
  });

  it('makes none of more than 30 MB, and none where there is nothing to show [TV-13]', async () => {
    expect(await makePreview(await folder.write(Buffer.alloc(30 * 2 ** 20 + 1)), 'docx')).toBeNull();
    expect(await makePreview(await folder.write(docx('<w:p/>')), 'docx')).toBeNull();
  });

  it('reads no document type, whose entities could grow without end [VN-33]', () => {
    expect(() => parseXml('<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>')).toThrow(/well-formed/);
    expect(() => parseXml('<a>'.repeat(300) + '</a>'.repeat(300))).toThrow(/too large/);
    expect(() => parseXml('<a><b></a></b>')).toThrow(/well-formed/);
    expect(() => parseXml('<a>')).toThrow(/well-formed/);
    expect(parseXml('<x:a r:id="&#49;"><![CDATA[<]]>&amp;</x:a>')).toEqual({
      name: 'a',
      attributes: { 'r:id': '1' },
      children: ['<', '&'],
    });
  });
});

describe('an old presentation', () => {
  const slides = [
    {
      outline: [text.header(0), text.wide('पहला'), text.header(1), text.narrow('one\rtwo')],
      drawn: [text.fromOutline(1), text.fromOutline(0)],
    },
    { outline: [], drawn: [text.header(4), text.wide('Second <b>slide</b>')] },
    { outline: [text.header(0), text.narrow('Third')], drawn: [] },
  ];

  it('shows slides in the order of the show, titles first, in either encoding [TV-13]', async () => {
    const page = await preview(ppt(slides, [2, 0, 1]), 'ppt');
    const sections = page.split('<section').slice(1);
    expect(sections).toHaveLength(3);
    expect(sections[0]).toMatch(/<h2>पहला<\/h2>.*<p>one<\/p><p>two<\/p>/);
    expect(sections[1]).toContain('Second &lt;b&gt;slide&lt;/b&gt;');
    expect(sections[2]).toContain('<h2>Third</h2>');
  });

  it('makes no preview of an encrypted one [TV-13]', async () => {
    const path = await folder.write(ppt(slides, [0, 1, 2], [encryptionMark()]));
    expect(await makePreview(path, 'ppt')).toBeNull();
  });

  it('ends on a stream of noise [TV-13]', async () => {
    const whole = await readFile(sampleFile('slides.ppt'));
    for (let at = 0; at < whole.length; at += 997) whole[at] = 0xff;
    const page = await makePreview(await folder.write(whole), 'ppt').catch(() => null);
    expect(page === null || page.endsWith('</html>')).toBe(true);
  });
});
