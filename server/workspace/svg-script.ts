/** Parts of an SVG that run or fetch something. A drawn picture has none of them. */
const running = [
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener|audio|video)\b/i,
  /[\s"'/]on[a-z]{2,}\s*=/i,
  /(?:javascript|vbscript)\s*:/i,
  /<!(?:doctype|entity)\b/i,
  /<\?xml-stylesheet\b/i,
  /(?:href|src)\s*=\s*["']?\s*(?:https?:|\/\/|data:(?!image\/(?:png|jpe?g|gif|webp|bmp)[;,]))/i,
  /@import\b/i,
  /url\(\s*["']?\s*(?:https?:|\/\/)/i,
];
/** Namespaces and the doctype of old editors run nothing. */
const harmless = /<!DOCTYPE\s+svg\s+PUBLIC\s+"[^"<>[\]]*"\s+"[^"<>[\]]*"\s*>/gi;

/**
 * Scratch costumes have run code on pages that drew them. Undoes references, blanks and encodings that hide a letter.
 */
export function hasScript(bytes: Buffer): boolean {
  const text = textOf(bytes);
  if (text === null) return true;
  const plain = undone(text.replaceAll(harmless, ''));
  return running.some((pattern) => pattern.test(plain));
}

/** null: an encoding that could hide the signs of a tag. */
function textOf(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le');
  if (first === 0xfe && second === 0xff) return null;
  const text = bytes.toString('utf8');
  const [, encoding = 'utf-8'] = /^[^<]{0,3}<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(text) ?? [];
  return text.includes('\0') || !/^(?:utf-?8|us-ascii|iso-8859-1)$/i.test(encoding) ? null : text;
}

const undone = (text: string): string =>
  text
    .replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_all, hex?: string, digits?: string) => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(/&(?:tab|newline);/gi, '')
    .replaceAll(/&colon;/gi, ':')
    // Browsers ignore tabs and line ends within a scheme, but not between attributes.
    .replaceAll(
      /j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s[\t\n\r]*c[\t\n\r]*r[\t\n\r]*i[\t\n\r]*p[\t\n\r]*t/gi,
      'javascript',
    );
