import { tableLimits } from '#contract/files/tables.rules.ts';
import { type DialectId } from '#contract/roster/roster.rules.ts';
import { type FileFacts } from '#contract/roster/roster.wire.ts';
import { beginningOf } from '#server/core/shorten.ts';

/** More different words are not roles; they are counted together. */
const mostWords = 20;

export class FactsNoted {
  dialect: DialectId | '' = '';
  readonly parts: FileFacts['parts'][number][] = [];
  readonly passwords = new Set<string>();
  ended = 0;
  skipped = 0;
  readonly #left = new Map<string, number>();

  leaveOut(word: string): void {
    const known = word === '' ? 'none' : beginningOf(word, 40);
    const key = this.#left.has(known) || this.#left.size < mostWords ? known : 'other';
    this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
  }

  facts(): FileFacts {
    return {
      dialect: this.dialect,
      parts: this.parts.slice(0, tableLimits.sheets),
      left: Array.from(this.#left, ([word, count]) => ({ word, count })),
      passwords: [...this.passwords].slice(0, 10),
      ended: this.ended,
      skipped: this.skipped,
    };
  }
}
