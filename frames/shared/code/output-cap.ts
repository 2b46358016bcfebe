/** The limit of a program's output. More would slow the page, and nobody reads it. */
export const outputMost = { lines: 10_000, characters: 2 ** 20 } as const;

export class OutputCap {
  private lines = 0;
  private characters = 0;
  private hasCut = false;

  /** The part of a text that may be shown, and whether this is the first text that was cut. */
  take(text: string): { readonly text: string; readonly isCut: boolean } {
    let end = this.lines < outputMost.lines ? outputMost.characters - this.characters : 0;
    end = Math.min(text.length, end);
    for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
      this.lines += 1;
      if (this.lines === outputMost.lines) end = at + 1;
    }
    this.characters += end;
    const isCut = end < text.length && !this.hasCut;
    this.hasCut ||= isCut;
    return { text: text.slice(0, end), isCut };
  }
}
