/**
 * A page of an opaque origin throws on access to storage and has no cookies. The editor accesses storage while it
 * loads, so it gets one that forgets. Workers are removed too: they would load extensions from any address.
 */
export function hideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: forgetful(), configurable: true });
  Object.defineProperty(document, 'cookie', { value: '', writable: true, configurable: true });
  // Browsers' page policies do not cover WebRTC yet.
  for (const name of ['Worker', 'RTCPeerConnection', 'webkitRTCPeerConnection'])
    Object.defineProperty(window, name, { value: undefined, configurable: true });
}

function forgetful(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
