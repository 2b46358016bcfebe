import { type Archive, openArchive } from '../archive.ts';
import { BadContent } from '../file-refused.ts';
import { decodeXml } from '../previews/xml.ts';

export type OfficeKind = 'docx' | 'xlsx' | 'pptx';

const partFolders: readonly (readonly [string, OfficeKind])[] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
];

const contentTypesLimit = 2 ** 20;

/**
 * Judges a zip and says what it is: an Office file by its parts, else `zip`.
 * Throws `BadContent`: what `openArchive` throws, or macros for an Office file that carries a program.
 */
export async function readZipKind(path: string): Promise<OfficeKind | 'zip'> {
  const archive = await openArchive(path);
  try {
    const kind = officeKind(archive);
    if (kind !== 'zip' && (await hasMacros(archive))) throw new BadContent({ fault: 'macros' });
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

/** By name and by declared type, since the part may be called anything. */
async function hasMacros(archive: Archive): Promise<boolean> {
  if (archive.names.some((name) => /(^|\/)vbaproject\.bin$/i.test(name))) return true;
  const types = await archive.read('[Content_Types].xml', contentTypesLimit);
  return types !== null && /vbaProject|macroEnabled/i.test(withoutUnused(decodeXml(types), archive.names));
}

/** Many programs that write workbooks declare the type of `.bin` parts, such as macros, and have no such part. */
const withoutUnused = (types: string, names: readonly string[]): string =>
  types.replaceAll(/<Default Extension="(\w+)" ContentType="[^"<>]*"\s*\/>/g, (whole, extension: string) =>
    names.some((name) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`)) ? whole : '',
  );
