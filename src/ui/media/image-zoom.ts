import type { BoxSize } from './use-box-size.ts';
import { zoomSteps } from './zoom.ts';

/** A number is a share of the picture's own size in pixels. */
export type ImageZoom = 'fit' | number;

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const mostZoom = zoomSteps.at(-1) ?? 1;

export const turnOnce = (turns: QuarterTurns): QuarterTurns => ((turns + 1) % 4) as QuarterTurns;

export function turnedSize({ width, height }: BoxSize, turns: QuarterTurns): BoxSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The share at which a picture fits a box; a small picture keeps its size. */
export function fittingShare(picture: BoxSize, box: BoxSize): number {
  if (picture.width === 0 || picture.height === 0 || box.width === 0 || box.height === 0) return 1;
  return Math.min(1, box.width / picture.width, box.height / picture.height);
}

/** Limits a zoom to between the fit and the maximum; at the fit it gives 'fit'. */
export function clampZoom(share: number, fit: number): ImageZoom {
  return share <= fit * 1.001 ? 'fit' : Math.min(share, Math.max(mostZoom, fit));
}

/** The scroll position that keeps a point of the picture under the finger when the zoom changes by a factor. */
export function scrollForZoom(scroll: number, point: number, factor: number): number {
  return (scroll + point) * factor - point;
}

export type ImageCommand =
  | { readonly do: 'zoom'; readonly by: 1 | -1 }
  | { readonly do: 'fit' | 'turn' | 'full-screen' };

const commands: Readonly<Record<string, ImageCommand>> = {
  '+': { do: 'zoom', by: 1 },
  '=': { do: 'zoom', by: 1 },
  '-': { do: 'zoom', by: -1 },
  '0': { do: 'fit' },
  r: { do: 'turn' },
  f: { do: 'full-screen' },
};

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Maps a key to a picture command. Arrows are left out, because they scroll the box. */
export function imageCommand({ key, ctrlKey, metaKey, altKey }: PressedKey): ImageCommand | undefined {
  return ctrlKey || metaKey || altKey ? undefined : commands[key.toLowerCase()];
}
