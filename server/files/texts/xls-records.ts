/** The records of the binary Excel format [MS-XLS], as far as the text of the cells needs them. */
export const recordType = {
  formula: 0x0006,
  endOfPart: 0x000a,
  locked: 0x002f,
  continued: 0x003c,
  manyRk: 0x00bd,
  richLabel: 0x00d6,
  sharedTexts: 0x00fc,
  sharedLabel: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  formulaText: 0x0207,
  rk: 0x027e,
  beginOfPart: 0x0809,
} as const;

export interface XlsRecord {
  readonly type: number;
  readonly data: Buffer;
}

export function* xlsRecords(stream: Buffer): Generator<XlsRecord> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (end > stream.length) return;
    yield { type: stream.readUInt16LE(at), data: stream.subarray(at + 4, end) };
    at = end;
  }
}

const isWideFlag = 1;
const hasPhoneticFlag = 4;
const hasRunsFlag = 8;

/** Excel before 97 wrote in the code page of its country; Latin letters are the same in nearly all. */
const oldLetters = new TextDecoder('windows-1252');

export function labelText(data: Buffer, at: number, isUnicode: boolean): string {
  const length = data.readUInt16LE(at);
  if (!isUnicode) return oldLetters.decode(data.subarray(at + 2, at + 2 + length));
  const isWide = (data.readUInt8(at + 2) & isWideFlag) !== 0;
  return letters(data.subarray(at + 3, at + 3 + length * (isWide ? 2 : 1)), isWide);
}

const letters = (bytes: Buffer, isWide: boolean) => bytes.toString(isWide ? 'utf16le' : 'latin1');

/** The table of texts that cells name by index: one record and those that continue it. */
export function sharedTexts(parts: readonly Buffer[]): string[] {
  const reader = new PartReader(parts);
  reader.skip(8);
  const texts: string[] = [];
  while (!reader.isAtEnd) texts.push(sharedText(reader));
  return texts;
}

function sharedText(reader: PartReader): string {
  const length = reader.number(2);
  const flags = reader.number(1);
  const runs = (flags & hasRunsFlag) !== 0 ? reader.number(2) : 0;
  const phoneticBytes = (flags & hasPhoneticFlag) !== 0 ? reader.number(4) : 0;
  const text = reader.letters(length, (flags & isWideFlag) !== 0);
  reader.skip(4 * runs + phoneticBytes);
  return text;
}

class PartReader {
  readonly #parts: readonly Buffer[];
  #part = 0;
  #at = 0;

  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
  }

  get isAtEnd() {
    return this.#rest().length === 0;
  }

  /** The rest of this part or, when it is empty, of the next one; empty at the end. */
  #rest(): Buffer {
    while (this.#part < this.#parts.length && this.#at >= (this.#parts[this.#part]?.length ?? 0)) {
      this.#part += 1;
      this.#at = 0;
    }
    return this.#parts[this.#part]?.subarray(this.#at) ?? Buffer.alloc(0);
  }

  number(bytes: number): number {
    const rest = this.#rest();
    this.#at += bytes;
    return rest.length < bytes ? 0 : rest.readUIntLE(0, bytes);
  }

  skip(bytes: number): void {
    let left = bytes;
    for (let rest = this.#rest(); left > 0 && rest.length > 0; rest = this.#rest()) {
      const step = Math.min(left, rest.length);
      this.#at += step;
      left -= step;
    }
  }

  /** A part that begins within a text states again how wide its letters are. */
  letters(count: number, isWide: boolean): string {
    let text = '';
    let wide = isWide;
    for (let rest = this.#rest(); text.length < count && rest.length > 0; rest = this.#rest()) {
      if (this.#at === 0) {
        wide = (this.number(1) & isWideFlag) !== 0;
        rest = this.#rest();
      }
      const width = wide ? 2 : 1;
      const bytes = rest.subarray(0, width * Math.min(count - text.length, Math.ceil(rest.length / width)));
      text += letters(bytes, wide);
      this.#at += Math.max(bytes.length, 1);
    }
    return text;
  }
}
