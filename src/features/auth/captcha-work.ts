/** Concurrent hashes: enough to keep the browser busy, few enough to let it paint. */
const batch = 256;

/** Browsers offer their hash function only on https and localhost. */
export function canWork(): boolean {
  return typeof crypto !== 'undefined' && 'subtle' in crypto;
}

/** [QU-12] The first number for which SHA-256 of `ticket:number` has this many leading zero bits. */
export async function workFor(ticket: string, bits: number, signal: AbortSignal): Promise<number> {
  const encoder = new TextEncoder();
  const zeros = async (nonce: number) => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${ticket}:${nonce}`));
    return Math.clz32(new DataView(hash).getUint32(0));
  };
  for (let start = 0; ; start += batch) {
    signal.throwIfAborted();
    const found = await Promise.all(Array.from({ length: batch }, (_, index) => zeros(start + index)));
    const index = found.findIndex((count) => count >= bits);
    if (index >= 0) return start + index;
  }
}
