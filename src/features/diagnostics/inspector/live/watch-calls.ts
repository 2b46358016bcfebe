import type { ShownCall } from '../model/shown.types.ts';

const isCall = ({ initiatorType }: PerformanceResourceTiming) =>
  initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';

/** The wire name in an address: its last part, never what was asked with it. */
export const callName = (address: string) => new URL(address, 'http://x').pathname.split('/').at(-1) ?? '';

/** The browser's own account of the calls: the app's code knows nothing of it, so it costs nothing when it is off. */
export function watchCalls(began: number, onCall: (call: ShownCall) => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && isCall(entry))
        onCall({
          at: Math.max(0, Math.round(entry.startTime - began)),
          name: callName(entry.name),
          ms: Math.round(entry.duration),
          status: entry.responseStatus,
        });
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
