import { writeStoredZip } from '#tests/files/stored-zip.ts';

/** Builds Office files part by part, as a writer of such files would and as an attacker could. */

const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const officeRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  `xmlns:r="${officeRelation}" ` +
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';

export interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly isExternal?: boolean;
}

export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  return writeStoredZip(
    new Map(Object.entries(parts).map(([name, content]) => [name, Buffer.from(content as string)])),
  );
}

function relations(list: readonly Relation[]): string {
  const entries = list.map(
    ({ id, type, target, isExternal }) =>
      `<Relationship Id="${id}" Type="${officeRelation}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

export function docx(
  body: string,
  more: { relations?: readonly Relation[]; parts?: Readonly<Record<string, string | Buffer>> } = {},
): Buffer {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="svg" ContentType="image/svg+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': relations([{ id: 'r1', type: 'officeDocument', target: 'word/document.xml' }]),
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations(more.relations ?? []),
    ...more.parts,
  });
}

/** A picture in a Word text; `how` is `r:embed` for one inside the file, `r:link` for one elsewhere. */
export function docxPicture(how: string, id: string): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="" descr="A picture"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${how}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

const theme = `<a:theme ${namespaces}><a:themeElements><a:clrScheme name="x"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="1B3A57"/></a:dk2><a:lt2><a:srgbClr val="EEF3F7"/></a:lt2><a:accent1><a:srgbClr val="1F7A5C"/></a:accent1><a:accent2><a:srgbClr val="D9822B"/></a:accent2></a:clrScheme></a:themeElements></a:theme>`;

const titleBox = '<a:xfrm><a:off x="838200" y="365125"/><a:ext cx="10515600" cy="1325563"/></a:xfrm>';
const bodyBox = '<a:xfrm><a:off x="838200" y="1825625"/><a:ext cx="5181600" cy="4351338"/></a:xfrm>';

const master = `<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg><p:spTree>
<p:sp><p:nvSpPr><p:cNvPr id="9" name="Bar"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="12192000" cy="182880"/></a:xfrm><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></p:spPr></p:sp>
<p:sp><p:nvSpPr><p:cNvPr id="2" name="T"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr>${titleBox}</p:spPr><p:txBody><a:bodyPr anchor="ctr"/><a:p><a:r><a:t>Click to edit</a:t></a:r></a:p></p:txBody></p:sp>
<p:sp><p:nvSpPr><p:cNvPr id="3" name="B"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr>${bodyBox}</p:spPr><p:txBody><a:bodyPr/><a:p/></p:txBody></p:sp>
</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2"/>
<p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:defRPr sz="4400" b="1"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill></a:defRPr></a:lvl1pPr></p:titleStyle>
<p:bodyStyle><a:lvl1pPr marL="342900" indent="-342900"><a:spcBef><a:spcPts val="1000"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="•"/><a:defRPr sz="2800"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:defRPr></a:lvl1pPr><a:lvl2pPr marL="742950" indent="-285750"><a:spcBef><a:spcPts val="500"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="–"/><a:defRPr sz="2400"/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>`;

const layout = `<p:sldLayout ${namespaces}><p:cSld><p:spTree>
<p:sp><p:nvSpPr><p:cNvPr id="2" name="T"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>
<p:sp><p:nvSpPr><p:cNvPr id="3" name="B"/><p:cNvSpPr/><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>
</p:spTree></p:cSld></p:sldLayout>`;

export function titleShape(text: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="en"/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
}

export function bodyShape(paragraphs: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Body"/><p:cNvSpPr/><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;
}

export function paragraph(text: string, properties = ''): string {
  return `<a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p>`;
}

/** A free shape; `place` is x, y, width, height in EMU of a 12,192,000 × 6,858,000 slide. */
export function formShape(place: readonly number[], inside: string, text = ''): string {
  const [x, y, cx, cy] = place;
  return `<p:sp><p:nvSpPr><p:cNvPr id="7" name="Form"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>${inside}</p:spPr>${text && `<p:txBody><a:bodyPr anchor="ctr"/>${text}</p:txBody>`}</p:sp>`;
}

export interface SlideParts {
  readonly shapes: string;
  readonly attributes?: string;
  readonly relations?: readonly Relation[];
}

/** A presentation of the slides in this order, though their files are numbered from the last to the first. */
export function pptx(
  slides: readonly SlideParts[],
  more: Readonly<Record<string, string | Buffer>> = {},
): Buffer {
  const number = (index: number) => slides.length - index;
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${number(index)}"/>`).join('');
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': types,
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => ({
        id: `s${number(index)}`,
        type: 'slide',
        target: `slides/slide${number(index)}.xml`,
      })),
    ),
    'ppt/theme/theme1.xml': theme,
    'ppt/slideMasters/slideMaster1.xml': master,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      { id: 'r1', type: 'theme', target: '../theme/theme1.xml' },
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layout,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
      { id: 'r1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
    ]),
    ...more,
  };
  for (const [index, slide] of slides.entries()) {
    parts[`ppt/slides/slide${number(index)}.xml`] =
      `<p:sld ${namespaces} ${slide.attributes ?? ''}><p:cSld><p:spTree>${slide.shapes}</p:spTree></p:cSld></p:sld>`;
    parts[`ppt/slides/_rels/slide${number(index)}.xml.rels`] = relations([
      { id: 'layout', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ...(slide.relations ?? []),
    ]);
  }
  return zipOf(parts);
}
