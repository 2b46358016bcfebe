import type { ShownCall } from '../model/shown.types.ts';

const isCall = ({ initiatorType }: PerformanceResourceTiming) =>
  initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';

/** The wire name in an address: its last part, never the query. */
export const callName = (address: string) => new URL(address, 'http://x').pathname.split('/').at(-1) ?? '';

/** Uses the browser's own record of calls, so the app needs no hook, and a switched-off inspector costs nothing. */
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
