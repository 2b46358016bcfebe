import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makePreview } from '#server/files/previews/make-preview.ts';
import { bulletSign, numberSign } from '#server/files/previews/pptx/numbering.ts';
import { bodyShape, formShape, paragraph, pptx, titleShape } from './office-files.ts';
import { sampleFile } from './sample-files.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();

async function preview(bytes: Buffer): Promise<string> {
  const page = await makePreview(await folder.write(bytes), 'pptx');
  if (page === null) throw new Error('no preview was made');
  return page;
}

const one = async (shapes: string) => preview(pptx([{ shapes }]));

const picture = (description = '', crop = '') =>
  `<p:pic><p:nvPicPr><p:cNvPr id="5" name="p" descr="${description}"/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/>${crop}</p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="6096000" cy="3429000"/></a:xfrm></p:spPr></p:pic>`;

describe('a preview of slides', () => {
  it('follows the order of the presentation and leaves hidden slides out [TV-13]', async () => {
    const page = await preview(
      pptx([
        { shapes: titleShape('Alpha') },
        { shapes: titleShape('Hidden'), attributes: 'show="0"' },
        { shapes: titleShape('Omega') },
      ]),
    );
    expect(page.indexOf('Alpha')).toBeLessThan(page.indexOf('Omega'));
    expect(page).not.toContain('Hidden');
    expect(page).toContain('aria-label="2 / 2"');
  });

  it('takes place, size and colour of placeholders from layout and master [TV-13]', async () => {
    const page = await one(titleShape('Loops') + bodyShape(paragraph('Again')));
    expect(page).toContain('role="heading" aria-level="2" style="--x:6.875;--y:5.324;--w:86.25;--h:19.329');
    expect(page).toMatch(/--s:4\.583[^>]*><span style="font-weight:700;color:#1b3a57">Loops<\/span>/);
    expect(page).toMatch(/<span class="bullet">•<\/span><span style="color:#000000">Again<\/span>/);
    expect(page).not.toContain('Click to edit');
  });

  it('draws what stands on the master, in the colours of its theme [TV-13]', async () => {
    expect(await one(titleShape('x'))).toContain('<div class="fill " style="background:#1f7a5c">');
  });

  it('puts shapes of a group where the group stands [TV-13]', async () => {
    const inner = formShape([500, 500, 500, 500], '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>');
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="2" name=""/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="6096000" y="0"/><a:ext cx="6096000" cy="6858000"/><a:chOff x="0" y="0"/><a:chExt cx="1000" cy="1000"/></a:xfrm></p:grpSpPr>${inner}</p:grpSp>`;
    expect(await one(group)).toContain('style="--x:75;--y:50;--w:25;--h:50;');
  });

  it('numbers lists, marks right-to-left text and keeps emphasis [TV-13]', async () => {
    const numbered = (content: string) =>
      paragraph(content, '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>');
    const page = await one(
      bodyShape(
        `${numbered('first')}${numbered('second')}${paragraph('سائنس', '<a:pPr rtl="1"/>')}<a:p><a:r><a:rPr b="1" i="1" u="sng" sz="1200"/><a:t>strong</a:t></a:r><a:br/><a:r><a:t>विज्ञान</a:t></a:r></a:p>`,
      ),
    );
    expect(page).toMatch(/>1\.<\/span>.*first.*>2\.<\/span>.*second/s);
    expect(page).toMatch(/<p dir="rtl"[^>]*>.*?سائنس/);
    expect(page).toMatch(
      /--s:1\.25;[^>]*>.*<span style="font-weight:700;font-style:italic;text-decoration:underline[^>]*>strong</,
    );
    expect(page).toContain('<br><span style="--s:2.917;color:#000000">विज्ञान</span>');
  });

  it('shows a table as a table [TV-13]', async () => {
    const cell = (content: string, attributes = '') =>
      `<a:tc${attributes}><a:txBody><a:bodyPr/>${paragraph(content)}</a:txBody></a:tc>`;
    const page = await one(
      `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="t"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="6096000" cy="900000"/></p:xfrm><a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1"/><a:tblGrid><a:gridCol w="1000"/><a:gridCol w="3000"/></a:tblGrid><a:tr h="10">${cell('Head', ' gridSpan="2"')}${cell('covered', ' hMerge="1"')}</a:tr><a:tr h="10">${cell('L')}${cell('R')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    );
    expect(page).toContain('<col style="width:25.00%"><col style="width:75.00%">');
    expect(page).toMatch(/<th colspan="2">.*Head.*<\/th><\/tr>/);
    expect(page).toMatch(/<td>.*L.*<\/td><td>.*R.*<\/td>/);
    expect(page).not.toContain('covered');
  });

  it('writes a picture once however many slides show it, with its description [TV-13]', async () => {
    const image = { relations: [{ id: 'img', type: 'image', target: '../media/a.jpg' }] };
    const slide = { shapes: picture('A &quot;test&quot; picture'), ...image };
    const page = await preview(
      pptx([slide, slide], { 'ppt/media/a.jpg': await readFile(sampleFile('photo.jpg')) }),
    );
    expect(page.match(/data:image\/webp/g)).toHaveLength(1);
    expect(page.match(/role="img" aria-label="A &quot;test&quot; picture"/g)).toHaveLength(2);
  });

  it('says where something can be seen only in the file [TV-13]', async () => {
    const chart = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="c"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></p:xfrm><a:graphic><a:graphicData uri="chart"/></a:graphic></p:graphicFrame>`;
    expect(await one(chart)).toContain('This part is shown only in the file itself.');
  });

  it('cuts a very long presentation and says so [TV-13]', async () => {
    const page = await preview(
      pptx(Array.from({ length: 230 }, (_, index) => ({ shapes: titleShape(`No. ${index}`) }))),
    );
    expect(page).toContain('No. 199<');
    expect(page).not.toContain('No. 200<');
    expect(page).toContain('The preview ends here.');
  });
});

describe('a hostile presentation', () => {
  it('reaches the page as text and numbers only [TV-13]', async () => {
    const evil = '&quot;;}body{background:url(https://tracker.example/)}';
    const fill = `<a:solidFill><a:srgbClr val="${evil}"/></a:solidFill>`;
    const geometry = `<a:custGeom><a:pathLst><a:path w="10" h="10"><a:moveTo><a:pt x="0&quot; onload=&quot;x" y="0"/></a:moveTo></a:path></a:pathLst></a:custGeom>`;
    const page = await preview(
      pptx(
        [
          {
            shapes:
              titleShape('&lt;script&gt;alert(1)&lt;/script&gt;') +
              formShape(
                [0, 0, 100, 100],
                `${geometry}${fill}<a:ln w="${evil}">${fill}</a:ln>`,
                `<a:p><a:pPr algn="${evil}" marL="${evil}"><a:buChar char="&lt;img src=x onerror=x&gt;"/></a:pPr><a:r><a:rPr sz="${evil}">${fill}</a:rPr><a:t>text</a:t></a:r></a:p>`,
              ) +
              picture('&quot; onerror=&quot;alert(1)') +
              picture().replace('r:embed', 'r:link').replace('"img"', '"far"'),
            relations: [
              { id: 'img', type: 'image', target: '../media/a.svg' },
              { id: 'far', type: 'image', target: 'https://tracker.example/a.png', isExternal: true },
            ],
          },
        ],
        {
          'ppt/media/a.svg':
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><rect width="9" height="9"/></svg>',
        },
      ),
    );
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<img|tracker|url\(|NaN/i);
    const tags = page.match(/<[a-z](?:[^">]|"[^"]*")*>/gi) ?? [];
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.map((tag) => tag.replace(/"[^"]*"/g, '""')).filter((tag) => /\son\w+=/i.test(tag))).toEqual(
      [],
    );
  });

  it('cannot reach parts by climbing out or by a loop of layouts [TV-13]', async () => {
    const climbing = {
      shapes: picture('x'),
      relations: [{ id: 'img', type: 'image', target: '../../../../../etc/passwd' }],
    };
    expect(await preview(pptx([climbing]))).toContain('shown only in the file itself');
  });
});

describe('list signs', () => {
  it.each([
    ['arabicPeriod', 3, '3.'],
    ['alphaLcParenR', 2, 'b)'],
    ['alphaUcPeriod', 27, 'AA.'],
    ['romanLcPeriod', 14, 'xiv.'],
    ['arabicParenBoth', 1, '(1)'],
    ['arabicPlain', 9, '9'],
  ])('%s %d is %s [TV-13]', (scheme, n, expected) => {
    expect(numberSign(scheme, n)).toBe(expected);
  });

  it('turns signs of symbol fonts into ones every browser has [TV-13]', () => {
    expect(bulletSign('\uF0B7', 'Symbol')).toBe('•');
    expect(bulletSign('ü', 'Wingdings')).toBe('✓');
    expect(bulletSign('ü', 'Arial')).toBe('ü');
  });
});
