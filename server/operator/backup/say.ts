/** How a long command reports progress and is aborted. */
export interface Watched {
  readonly say: (text: string) => void;
  /** Replaces the previous progress. */
  readonly progress: (text: string) => void;
  readonly signal: AbortSignal;
}

export const counted = (number: number) => number.toLocaleString('en');

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export function sized(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const number = bytes / 1000 ** step;
  return `${step === 0 ? number : number.toFixed(1)} ${units[step]}`;
}
