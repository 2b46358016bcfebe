import type { SlideSize } from './slide-context.ts';

/** EMU as hundredths of the slide's width, so that text scales with the slide. */
export function cqw(emu: number, size: SlideSize): number {
  return (emu / size.width) * 100;
}

/** Writes only numbers, so that no text of a document can become CSS. */
export function variables(values: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, number] => entry[1] !== undefined && Number.isFinite(entry[1]))
    .map(([name, value]) => `--${name}:${Number(value.toFixed(3))}`)
    .join(';');
}
