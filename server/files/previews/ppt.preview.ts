import { readFile } from 'node:fs/promises';
import { find, read } from 'cfb';
import { previewPage } from './preview-page.ts';
import { escapeHtml } from './sanitise-html.ts';

/** Record types of the binary PowerPoint format [MS-PPT §2.13.24]. */
const record = {
  slide: 0x03ee,
  slidePersist: 0x03f3,
  outlineReference: 0x0f9e,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  slideList: 0x0ff0,
  persistDirectory: 0x1772,
  encryption: 0x2f14,
} as const;

/** Tx_TYPE_TITLE and Tx_TYPE_CENTERTITLE. */
const titleTypes = new Set([0, 6]);
const mostDepth = 32;
const mostSlides = 200;
const mostRecords = 500_000;

interface PptRecord {
  readonly type: number;
  readonly instance: number;
  readonly isContainer: boolean;
  readonly offset: number;
  readonly data: Buffer;
}

interface TextBlock {
  readonly isTitle: boolean;
  readonly lines: readonly string[];
}

/** The text of each slide of an old presentation [TV-13]; null when there is none, or it is encrypted. */
export async function previewPpt(path: string): Promise<string | null> {
  const slides = await slidesOfPpt(path);
  if (!slides || slides.every((blocks) => blocks.length === 0)) return null;
  const shown = slides.slice(0, mostSlides);
  return previewPage({
    body: shown.map((blocks, index) => writeSlide(blocks, index + 1, slides.length)).join(''),
    style: slideTextStyle,
    isCut: shown.length < slides.length,
  });
}

/** null: there is no presentation in the file, or it is encrypted. */
export async function slidesOfPpt(path: string): Promise<TextBlock[][] | null> {
  const container = read(await readFile(path), { type: 'buffer' });
  const stream = find(container, 'PowerPoint Document');
  if (!stream) return null;
  const records = flatten(Buffer.from(stream.content));
  return records.some(({ type }) => type === record.encryption) ? null : readSlides(records);
}

function flatten(stream: Buffer): PptRecord[] {
  const found: PptRecord[] = [];
  const walk = (start: number, end: number, depth: number): void => {
    for (let at = start; at + 8 <= end && found.length < mostRecords; ) {
      const header = stream.readUInt16LE(at);
      const bodyStart = at + 8;
      const bodyEnd = Math.min(end, bodyStart + stream.readUInt32LE(at + 4));
      const isContainer = (header & 0xf) === 0xf;
      found.push({
        type: stream.readUInt16LE(at + 2),
        instance: header >> 4,
        isContainer,
        offset: at,
        data: stream.subarray(bodyStart, bodyEnd),
      });
      if (isContainer && depth < mostDepth) walk(bodyStart, bodyEnd, depth + 1);
      at = bodyEnd;
    }
  };
  walk(0, stream.length, 0);
  return found;
}

/** Slides in their shown order: the outline list names each slide's record through the persist directory. */
function readSlides(records: readonly PptRecord[]): TextBlock[][] {
  const offsets = readPersistOffsets(records);
  const slidesByOffset = new Map(
    records.flatMap((item, index) => (item.type === record.slide ? [[item.offset, index] as const] : [])),
  );
  return readOutline(records).map(({ persistId, outline }) => {
    const index = slidesByOffset.get(offsets.get(persistId) ?? -1);
    const drawn = index === undefined ? [] : readTexts(inside(records, index), outline).filter(hasText);
    return drawn.length > 0 ? drawn : outline.filter(hasText);
  });
}

function hasText({ lines }: TextBlock): boolean {
  return lines.length > 0;
}

function inside(records: readonly PptRecord[], index: number): readonly PptRecord[] {
  const holder = records[index];
  if (!holder) return [];
  const limit = holder.offset + 8 + holder.data.length;
  let end = index + 1;
  while ((records[end]?.offset ?? limit) < limit) end += 1;
  return records.slice(index + 1, end);
}

/** Later saves append, so the last entry for an object is the right one. */
function readPersistOffsets(records: readonly PptRecord[]): Map<number, number> {
  const offsets = new Map<number, number>();
  for (const { type, data } of records) {
    if (type !== record.persistDirectory) continue;
    for (let at = 0; at + 4 <= data.length; ) {
      const head = data.readUInt32LE(at);
      const firstId = head & 0xfffff;
      const count = head >>> 20;
      at += 4;
      for (let i = 0; i < count && at + 4 <= data.length; i += 1, at += 4) {
        offsets.set(firstId + i, data.readUInt32LE(at));
      }
    }
  }
  return offsets;
}

interface OutlineSlide {
  readonly persistId: number;
  readonly outline: TextBlock[];
}

function readOutline(records: readonly PptRecord[]): OutlineSlide[] {
  const lists = records.flatMap((item, index) =>
    item.type === record.slideList && item.instance === 0 ? [index] : [],
  );
  const last = lists.at(-1);
  if (last === undefined) return [];
  const list = inside(records, last);
  const starts = list.flatMap((item, index) => (item.type === record.slidePersist ? [index] : []));
  return starts.map((start, i) => ({
    persistId: readNumber(list[start]?.data),
    outline: readTexts(list.slice(start + 1, starts[i + 1]), []),
  }));
}

/** One block for each text header, even an empty one: slides refer to the outline's blocks by number. */
function readTexts(records: readonly PptRecord[], outline: readonly TextBlock[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const { type, data } of records) {
    if (type === record.textHeader) blocks.push({ isTitle: titleTypes.has(readNumber(data)), lines: [] });
    const text = textOf(type, data);
    if (text !== null) blocks.push({ isTitle: blocks.pop()?.isTitle ?? false, lines: linesOf(text) });
    const referred = type === record.outlineReference ? outline[readNumber(data)] : undefined;
    if (referred) blocks.push(referred);
  }
  return blocks;
}

function textOf(type: number, data: Buffer): string | null {
  if (type === record.textChars) return data.toString('utf16le');
  return type === record.textBytes ? data.toString('latin1') : null;
}

function readNumber(data: Buffer | undefined): number {
  return data && data.length >= 4 ? data.readUInt32LE(0) : 0;
}

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n\v]/)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
    .filter((line) => line !== '' && line !== '*');
}

function writeSlide(blocks: readonly TextBlock[], number: number, of: number): string {
  const inOrder = blocks.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle));
  const body = inOrder
    .map(({ isTitle, lines }) => (isTitle ? writeTitle(lines) : writeLines(lines)))
    .join('');
  return `<section class="paper" aria-label="${number} / ${of}">${body}<p class="number" aria-hidden="true">${number} / ${of}</p></section>`;
}

function writeTitle(lines: readonly string[]): string {
  return `<h2>${lines.map(escapeHtml).join('<br>')}</h2>`;
}

function writeLines(lines: readonly string[]): string {
  return `<div>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>`;
}

const slideTextStyle = `
.paper{padding:clamp(1rem,5vw,2.5rem);padding-block-end:2.5rem;margin-block-end:clamp(.75rem,3vw,1.5rem);position:relative;min-height:7rem}
p,h2{unicode-bidi:plaintext;text-align:start}
h2{font-size:1.5rem;line-height:1.3;margin:0 0 .6em;font-weight:650}
div{margin-block-end:.9em}p{margin:0 0 .35em;font-size:1.0625rem}
.number{position:absolute;inset-block-end:.6rem;inset-inline-end:1rem;margin:0;font-size:.8125rem;color:#5b6675;direction:ltr}
`;
