import { settings } from './settings.ts';

/**
 * Whether the server was replaced by a newer version under this open page. The old page goes on working, its parts
 * stay on the server; it only offers to start afresh.
 */
const listeners = new Set<() => void>();
let isNewer = false;

/** Looks at the version every answer carries; null where something between us and the server took it away. */
export function noteVersion(version: string | null): void {
  if (isNewer || version === null || settings.version === '' || version === settings.version) return;
  isNewer = true;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const isNewVersionThere = () => isNewer;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
