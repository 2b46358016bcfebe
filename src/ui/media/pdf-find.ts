/** A page's words; pdf.js gives them in pieces, as they were set. */
export interface PageText {
  readonly text: string;
  /** Where each piece begins in the text. */
  readonly starts: readonly number[];
}

export interface TextPiece {
  readonly str: string;
  /** A line ends after it. */
  readonly hasEOL: boolean;
}

/** A range of letters in one piece; `to` may lie past its end. */
export interface PieceMark {
  readonly piece: number;
  readonly from: number;
  readonly to: number;
}

export interface PdfHit {
  readonly page: number;
  readonly marks: readonly PieceMark[];
}

export function pageText(pieces: readonly TextPiece[]): PageText {
  const starts: number[] = [];
  let text = '';
  for (const { str, hasEOL } of pieces) {
    starts.push(text.length);
    text += hasEOL ? `${str} ` : str;
  }
  return { text: foldText(text), starts };
}

/** Drops capitals and accents letter by letter, so that positions stay the same. */
export function foldText(text: string): string {
  return text.replace(/\S/g, foldLetter).replace(/\s/g, ' ');
}

function foldLetter(letter: string): string {
  const folded = letter
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return folded.length === 1 ? folded : letter;
}

/** Finds every place of the query on a page, in order, without overlaps. */
export function findOnPage({ text, starts }: PageText, query: string, page: number): PdfHit[] {
  const wanted = foldText(query.trim()).replace(/ +/g, ' ');
  const hits: PdfHit[] = [];
  if (wanted === '') return hits;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    hits.push({ page, marks: marksOf(starts, at, at + wanted.length) });
  }
  return hits;
}

function marksOf(starts: readonly number[], start: number, end: number): PieceMark[] {
  const first = Math.max(
    0,
    starts.findLastIndex((each) => each <= start),
  );
  const marks: PieceMark[] = [];
  for (let piece = first; piece < starts.length; piece += 1) {
    const begin = starts[piece] ?? 0;
    if (begin >= end) break;
    marks.push({ piece, from: Math.max(0, start - begin), to: end - begin });
  }
  return marks;
}
