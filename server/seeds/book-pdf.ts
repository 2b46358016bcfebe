/** A page of a seeded book: what it is called, what it says, and in which colour its drawing is. */
export interface BookPage {
  readonly heading: string;
  readonly lines: readonly string[];
  /** 0 to 359. */
  readonly hue: number;
}

/** A chapter of the document's own table of contents; `page` from 1. Letters of ASCII without brackets. */
export interface BookChapter {
  readonly name: string;
  readonly page: number;
}

const width = 595;
const height = 842;

/** A PDF with text that can be found and a drawing on each page; letters of ASCII only. */
export function drawBook(
  title: string,
  pages: readonly BookPage[],
  chapters: readonly BookChapter[] = [],
): Buffer {
  const outline = 5 + 2 * pages.length;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${chapters.length > 0 ? ` /Outlines ${outline} 0 R` : ''} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (const [at, page] of pages.entries()) {
    const drawn = drawPage(title, page, at + 1);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${6 + 2 * at} 0 R /Resources << /Font << /B 3 0 R /R 4 0 R >> >> >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    );
  }
  objects.push(...outlineOf(chapters, outline));
  let text = '%PDF-1.4\n';
  const starts = objects.map((body, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return start;
  });
  const table = text.length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The table of contents that the document carries, from this number of object on. */
function outlineOf(chapters: readonly BookChapter[], first: number): string[] {
  if (chapters.length === 0) return [];
  const last = first + chapters.length;
  const root = `<< /Type /Outlines /First ${first + 1} 0 R /Last ${last} 0 R /Count ${chapters.length} >>`;
  const entries = chapters.map(({ name, page }, at) => {
    const own = first + 1 + at;
    const before = at > 0 ? ` /Prev ${own - 1} 0 R` : '';
    const after = own < last ? ` /Next ${own + 1} 0 R` : '';
    return `<< /Title (${name}) /Parent ${first} 0 R${before}${after} /Dest [${3 + 2 * page} 0 R /Fit] >>`;
  });
  return [root, ...entries];
}

function drawPage(title: string, { heading, lines, hue }: BookPage, number: number): string {
  const dark = colour(hue, 0.32);
  const parts = [
    `${colour(hue, 0.9)} rg 0 ${height - 300} ${width} 300 re f`,
    `${dark} rg 60 ${height - 210} 150 96 re f`,
    `${colour(hue, 0.6)} rg 72 ${height - 198} 126 60 re f`,
    `${colour((hue + 40) % 360, 0.55)} rg ${circle(380, height - 150, 70)} f`,
    `${colour((hue + 80) % 360, 0.72)} rg ${circle(460, height - 205, 38)} f`,
    `${dark} RG 4 w 210 ${height - 160} m 310 ${height - 150} l S`,
    `${dark} rg`,
    words('R', 11, 60, height - 40, title),
    words('B', 26, 60, height - 270, heading),
    '0.15 g',
    ...lines.map((line, at) => words('R', 14, 60, height - 345 - 24 * at, line)),
    words('R', 11, width / 2 - 10, 36, String(number)),
  ];
  return parts.join('\n');
}

const words = (font: string, size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;

/** Four curves. */
function circle(x: number, y: number, r: number): string {
  const k = 0.5523 * r;
  return [
    `${x + r} ${y} m`,
    `${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c`,
    `${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c`,
    `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c`,
    `${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c`,
  ].join(' ');
}

/** Red, green and blue of a hue at a lightness, each 0 to 1. */
function colour(hue: number, light: number): string {
  const part = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return (light - 0.5 * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))).toFixed(3);
  };
  return `${part(0)} ${part(8)} ${part(4)}`;
}
