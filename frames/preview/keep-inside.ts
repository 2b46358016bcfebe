import type { FromPreview, PreviewPage } from '../shared/preview-messages.ts';

type Send = (message: FromPreview) => void;

/**
 * Replaces what the sandbox blocks, so that programs do not break: messages go to the output, links to the program's
 * pages, storage lasts as long as the page, and pictures are found by name. Security does not depend on it, but on
 * the policies of the page and the frames above.
 */
export function keepInside(page: PreviewPage, send: Send): void {
  replace(window, 'alert', (text: unknown = '') => send({ type: 'said', key: 'alert', text: String(text) }));
  replace(window, 'prompt', () => {
    send({ type: 'said', key: 'prompt', text: '' });
    return null;
  });
  replace(window, 'confirm', () => {
    send({ type: 'said', key: 'prompt', text: '' });
    return false;
  });
  replace(window, 'open', (address: unknown = '') => {
    send({ type: 'said', key: 'blockedLink', text: String(address) });
    return null;
  });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  // In some browsers these reach the network despite the policy.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
    Object.defineProperty(window, name, { value: undefined, configurable: false, writable: false });
  findPictures(page.addresses);
  leadLinks(page, send);
}

function replace(target: object, name: string, value: (...values: unknown[]) => unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: unknown) => kept.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void kept.set(String(key), String(value)),
    removeItem: (key: unknown) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  return new Proxy(storage, {
    get: (target, key) => {
      if (key === 'length') return kept.size;
      return key in target ? Reflect.get(target, key) : kept.get(String(key));
    },
    set: (_target, key, value) => {
      kept.set(String(key), String(value));
      return true;
    },
  }) as unknown as Storage;
}

/** `image.src = 'cat.png'` finds the student's picture. */
function findPictures(addresses: PreviewPage['addresses']): void {
  const found = (value: string) => addresses[value.trim().replace(/^\.?\//, '')] ?? value;
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement, HTMLSourceElement, HTMLInputElement]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'src');
    if (!own?.set) continue;
    Object.defineProperty(prototype, 'src', {
      ...own,
      set(this: object, value: unknown) {
        own.set?.call(this, found(String(value)));
      },
    });
  }
  const plain = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute');
  replace(Element.prototype, 'setAttribute', function (this: unknown, name: unknown, value: unknown) {
    const given = String(name).toLowerCase() === 'src' ? found(String(value)) : String(value);
    Reflect.apply(plain?.value, this, [String(name), given]);
  });
  const Plain = window.Audio;
  // `new Audio('drum.wav')` reads its address before the properties above are used.
  Object.defineProperty(window, 'Audio', {
    value: function (address?: string) {
      return address === undefined ? new Plain() : new Plain(found(address));
    },
    writable: true,
    configurable: true,
  });
}

/** The editor shows links to the program's pages; anchors work by themselves; other links are reported. */
function leadLinks({ pages }: PreviewPage, send: Send): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href')?.trim() ?? '';
    if (!link || address.startsWith('javascript:')) return;
    if (address.startsWith('#')) {
      event.preventDefault();
      const target =
        address === '#' ? document.body : document.getElementById(decodeURIComponent(address.slice(1)));
      return target?.scrollIntoView();
    }
    event.preventDefault();
    const name = address.replace(/^\.?\//, '').replace(/[?#].*$/, '');
    if (pages.includes(name)) send({ type: 'page', name });
    else send({ type: 'said', key: 'blockedLink', text: address });
  });
}
