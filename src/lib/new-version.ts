import { settings } from './settings.ts';

/** A newer version replaced the server: this page still works, since its parts stay there, and offers a fresh start. */
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
