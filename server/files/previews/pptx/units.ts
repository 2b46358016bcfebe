import type { SlideSize } from './slide-context.ts';

/** EMU as hundredths of the slide's width, so that text grows and shrinks with the slide. */
export function cqw(emu: number, size: SlideSize): number {
  return (emu / size.width) * 100;
}

/** CSS custom properties with numbers only: nothing a document says can become CSS. */
export function variables(values: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, number] => entry[1] !== undefined && Number.isFinite(entry[1]))
    .map(([name, value]) => `--${name}:${Number(value.toFixed(3))}`)
    .join(';');
}
