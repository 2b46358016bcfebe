/** The lower-case ending of a name; '' if there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot <= 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** `zip` and `ole` hold documents of many programs. */
export type HeadKind = 'zip' | 'ole' | 'pdf' | 'jpg' | 'png' | 'gif' | 'mp4' | 'mp3' | 'wav' | 'rar' | 'text';

const heads = {
  pdf: 'pdf',
  doc: 'ole',
  docx: 'zip',
  ppt: 'ole',
  pptx: 'zip',
  ppsx: 'zip',
  xls: 'ole',
  xlsx: 'zip',
  xlsm: 'zip',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  mp4: 'mp4',
  mp3: 'mp3',
  wav: 'wav',
  zip: 'zip',
  rar: 'rar',
  txt: 'text',
  csv: 'text',
  gift: 'text',
  xml: 'text',
  sjr: 'zip',
  sb3: 'zip',
} as const satisfies Readonly<Record<string, HeadKind>>;

export type FileEnding = keyof typeof heads;

export function isFileEnding(extension: string): extension is FileEnding {
  return Object.hasOwn(heads, extension);
}

/** `image`, `video` and so on, as the viewer needs it [EN-03]. */
export function attachmentTypeOf(extension: string): string {
  if (extension === 'mp4') return 'video';
  return ['jpg', 'jpeg', 'png', 'gif'].includes(extension) ? 'image' : extension;
}

/** [QC-18] Files with programs in them are stored and downloaded, but never shown. */
export const isDownloadOnly = (extension: string): boolean => extension === 'xlsm';

export const headBytes = 4100;

const startsWith = (head: Uint8Array, signature: readonly number[], at = 0): boolean =>
  head.length >= at + signature.length && signature.every((byte, index) => head[at + index] === byte);
const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const signatures: readonly (readonly [HeadKind, readonly number[]])[] = [
  ['pdf', ascii('%PDF-')],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['zip', [0x50, 0x4b, 3, 4]],
  ['zip', [0x50, 0x4b, 5, 6]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['rar', [...ascii('Rar!'), 0x1a, 7, 0]],
  ['rar', [...ascii('Rar!'), 0x1a, 7, 1, 0]],
  ['mp3', ascii('ID3')],
];

/** Brands of ISO media files that browsers do not play as video: pictures, sound, QuickTime, Canon raw. */
const otherBrands = /^(avif|avis|mif1|msf1|hei[cx]|hev[cx]|qt {2}|crx |M4[ABP]|F4)/;

/** The kind by first bytes; null for a kind that no policy takes. */
export function headKindOf(head: Uint8Array): HeadKind | null {
  const found = signatures.find(([, signature]) => startsWith(head, signature));
  if (found) return found[0];
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WAVE'), 8)) return 'wav';
  if (startsWith(head, ascii('ftyp'), 4))
    return otherBrands.test(String.fromCharCode(...head.subarray(8, 12))) ? null : 'mp4';
  if (isMp3Frame(head)) return 'mp3';
  return isWideText(head) || isText(head) ? 'text' : null;
}

/** The four bytes before each sound frame of layer III, in any of its three versions. */
export function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayer3 = (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  const [bitRate, sampleRate] = [third >> 4, (third >> 2) & 3];
  return first === 0xff && isLayer3 && bitRate !== 0 && bitRate !== 15 && sampleRate !== 3;
}

/** UTF-16 begins with a byte order mark. */
export const isWideText = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
/** Tab, line feed, form feed, carriage return, the old end mark, escape. */
const allowedControls = new Set([9, 10, 12, 13, 26, 27]);

/** True for any encoding: the bytes contain no other control characters. */
export const isText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte >= 32 || allowedControls.has(byte));

/** Null if the first bytes can belong to the ending. Otherwise the real kind, '' if more bytes are needed to tell. */
export function refuseHead(extension: FileEnding, head: Uint8Array): { readonly really: string } | null {
  const found = headKindOf(head);
  if (found === heads[extension]) return null;
  return { really: found === null || ['zip', 'ole', 'text'].includes(found) ? '' : found };
}
