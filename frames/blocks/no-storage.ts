/**
 * A page of an opaque origin throws where storage is asked for, and has no cookies. The editor asks while it loads, so
 * it finds a storage that forgets. It finds no workers either: they would load its extensions from any address.
 */
export function hideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: forgetful(), configurable: true });
  Object.defineProperty(document, 'cookie', { value: '', writable: true, configurable: true });
  // Browsers do not keep WebRTC off by the page's policy yet.
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
