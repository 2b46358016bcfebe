import type { DialectId, ImportKind } from '#contract/roster/roster.rules.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';

/** Exports of other products and schools' own lists, as they write them, faults included. */
export interface ForeignFile {
  readonly title: string;
  readonly name: string;
  readonly kind: ImportKind;
  readonly bytes: Buffer;
  readonly dialect: DialectId | '';
  /** People who come in. */
  readonly valid: number;
  /** Codes of what is wrong with the other rows. */
  readonly wrong: readonly string[];
  /** Who is left out, by their word. */
  readonly left?: Readonly<Record<string, number>>;
}

export const many = 24;
export const numbers = Array.from({ length: many }, (_, at) => at);
const first = ['Aarav', 'Diya', 'Kabir', 'Meera', 'Zoya', 'Yash', 'Nisha', 'Omar'];
const last = ['Sharma', 'Khan', 'Rao', 'Tiwari', 'Iyer', 'Das'];
export const firstOf = (at: number) => first[at % first.length] ?? '';
/** Letters, since a name has no others. */
export const lastOf = (at: number) => `${last[at % last.length]}${'abcdefghijklmnopqrstuvwx'.charAt(at)}`;
export const section = (at: number) => 'AB'.charAt(at % 2);
export const mobile = (at: number) => `98237${String(10_000 + at)}`;
export const zip = (parts: Readonly<Record<string, string>>) =>
  writeStoredZip(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
export const lines = (head: string, rows: readonly string[]) => [head, ...rows].join('\r\n');
export const rowsOf = (row: (at: number) => string) => numbers.map(row);
