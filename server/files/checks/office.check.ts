import { type Archive, openArchive } from '../archive.ts';
import { BadContent } from '../file-refused.ts';
import { decodeXml, elements, parseXml, type XmlElement } from '../previews/xml.ts';

export type OfficeKind = 'docx' | 'xlsx' | 'pptx';

const partFolders: readonly (readonly [string, OfficeKind])[] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
];

const contentTypesLimit = 2 ** 20;

/** The kind of Office file, else `zip`. Throws `BadContent` as `openArchive`, or macros where a program is inside. */
export async function readZipKind(
  file: string | Buffer,
  { allowsMacros = false } = {},
): Promise<OfficeKind | 'zip'> {
  const archive = await openArchive(file);
  try {
    const kind = officeKind(archive);
    if (kind !== 'zip' && !allowsMacros && (await hasMacros(archive)))
      throw new BadContent({ fault: 'macros' });
    return kind;
  } finally {
    archive.close();
  }
}

function officeKind(archive: Archive): OfficeKind | 'zip' {
  const names = archive.names.map((name) => name.toLowerCase());
  if (!names.includes('[content_types].xml')) return 'zip';
  return partFolders.find(([folder]) => names.some((name) => name.startsWith(folder)))?.[1] ?? 'zip';
}

/** Looks at names and declared types, since the part may have any name. Macro sheets of Excel 4 are programs too. */
async function hasMacros(archive: Archive): Promise<boolean> {
  if (archive.rawNames.some((name) => /(^|\/)vbaproject\.bin$/i.test(name))) return true;
  const bytes = await archive.read('[Content_Types].xml', contentTypesLimit);
  if (!bytes) return false;
  const extensions = extensionsOf(archive.rawNames);
  return elements(readTypes(bytes)).some(
    ({ name, attributes: { ContentType = '', Extension = '' } }) =>
      /vbaProject|macroEnabled|macrosheet/i.test(ContentType) &&
      // Many writers declare the type of `.bin` parts, such as macros, without having such a part.
      (name !== 'Default' || extensions.has(Extension.toLowerCase())),
  );
}

/** XML that our reader may read differently from Office could declare anything. */
function readTypes(bytes: Buffer): XmlElement {
  const text = decodeXml(bytes);
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  try {
    if (text.includes('\0') || !/^(utf-?8|utf-?16|us-ascii)$/i.test(encoding)) throw new Error(encoding);
    return parseXml(text);
  } catch {
    throw new BadContent({ fault: 'damaged' });
  }
}

/** Takes each step of a name: a part in pieces is a folder with the part's name. */
const extensionsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) =>
      name.split('/').map((step) => step.slice(step.lastIndexOf('.') + 1).toLowerCase()),
    ),
  );
