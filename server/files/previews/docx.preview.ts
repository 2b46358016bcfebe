import mammoth from 'mammoth';
import { type Archive, openArchive } from '../archive.ts';
import { zipOf } from '../stream-zip.ts';
import { documentStyle, previewPage } from './preview-page.ts';
import { createPictureWriter } from './preview-picture.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { decodeXml, xmlTokens } from './xml.ts';

/** Some hundred pages; twice as much would need most of the memory a preview may take. */
const mostBodyCharacters = 2_000_000;
const mostPartBytes = 64 * 2 ** 20;
const mostBytes = 128 * 2 ** 20;
const mostHtmlCharacters = 7_500_000;

const neededPart =
  /^(\[content_types\]\.xml|_rels\/\.rels|word\/(?!theme\/|webSettings).*\.(xml|rels|png|jpe?g|gif|tiff?|webp))$/i;
const bodyPart = /^word\/document\d*\.xml$/i;

/** A Word document as a page [TV-13]; null when nothing in it can be shown. Throws on a damaged one. */
export async function previewDocx(path: string): Promise<string | null> {
  const archive = await openArchive(path);
  try {
    const { parts, isCut } = await readParts(archive);
    const sanitised = sanitiseHtml(await convert(await zipOf(parts)), mostHtmlCharacters);
    if (sanitised.html.replace(/<(?!img)[^>]*>/g, '').trim() === '') return null;
    return previewPage({
      body: `<article class="paper">${sanitised.html}</article>`,
      style: documentStyle,
      isCut: isCut || sanitised.isCut,
    });
  } finally {
    archive.close();
  }
}

/** The converter unpacks without a limit, so it gets parts that were unpacked here under one. */
async function readParts(archive: Archive): Promise<{ parts: Map<string, Buffer>; isCut: boolean }> {
  const parts = new Map<string, Buffer>();
  let isCut = false;
  let left = mostBytes;
  for (const name of archive.names.filter((name) => neededPart.test(name))) {
    const bytes = await archive.read(name, Math.min(left, mostPartBytes));
    if (!bytes) continue;
    left -= bytes.length;
    const body = bodyPart.test(name) ? cutBody(decodeXml(bytes)) : null;
    parts.set(name, body ? Buffer.from(body.xml) : bytes);
    isCut ||= body?.isCut ?? false;
  }
  return { parts, isCut };
}

function cutBody(xml: string): { xml: string; isCut: boolean } {
  if (xml.length <= mostBodyCharacters) return { xml: xml.replace(/^<\?xml[^>]*\?>/, ''), isCut: false };
  const open: string[] = [];
  let kept = 0;
  let closing = '';
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    if (token.end > mostBodyCharacters) break;
    if (token.kind === 'open') open.push(token.name);
    if (token.kind === 'close') open.pop();
    if (token.kind !== 'open' && open.length === 2) {
      kept = token.end;
      closing = `</${open[1]}></${open[0]}>`;
    }
  }
  return { xml: (xml.slice(0, kept) + closing).replace(/^<\?xml[^>]*\?>/, ''), isCut: true };
}

async function convert(buffer: Buffer): Promise<string> {
  const writePicture = createPictureWriter();
  const { value } = await mammoth.convertToHtml(
    { buffer },
    {
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      styleMap: [
        "p[style-name='Title'] => h1:fresh",
        "p[style-name='Subtitle'] => h2:fresh",
        'u => u',
        'strike => s',
      ],
      convertImage: mammoth.images.imgElement(async (image) => {
        const bytes = await image.readAsBuffer().catch(() => null);
        return { src: (bytes && (await writePicture(bytes))) ?? '' };
      }),
    },
  );
  return value;
}
