import { settings } from './settings.ts';

/**
 * Whether a newer version replaced the server under this open page. The old page goes on working, since its parts stay
 * on the server; it only offers a fresh start.
 */
const listeners = new Set<() => void>();
let isNewer = false;

/** Every answer carries the version; null where a proxy removed the header. */
export function noteVersion(version: string | null): void {
  if (isNewer || version === null || settings.version === '' || version === settings.version) return;
  isNewer = true;
  for (const listener of listeners) listener();
}

export const isNewVersionThere = () => isNewer;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
