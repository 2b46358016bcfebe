import type { Chosen } from './notice.model.ts';

/** Converts a choice between wire and model [QC-42]. */

export function chosenFromWire(text: string): Chosen {
  const ids = text.split(',').filter(Boolean).map(Number);
  return ids.includes(0) ? 'all' : ids;
}

export function chosenToWire(chosen: Chosen): string {
  return chosen === 'all' ? '0' : chosen.join(',');
}
