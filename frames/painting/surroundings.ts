/** A page of an opaque origin throws on access to storage; this storage lasts as long as the page. */
class PageStorage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  clear(): void {
    this.#kept.clear();
  }
}

/** The tool names a second source on another site for each font; the first one, ours, is enough. */
class OwnFace extends FontFace {
  constructor(family: string, source: string | BufferSource, descriptors?: FontFaceDescriptors) {
    super(
      family,
      typeof source === 'string' ? (/^url\([^)]*\)[^,]*/.exec(source)?.[0] ?? source) : source,
      descriptors,
    );
  }
}

/** Sets what the painting tool reads while it loads: a storage, and the address of its fonts. */
export function surround(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new PageStorage() });
  Object.defineProperty(window, 'EXCALIDRAW_ASSET_PATH', { value: new URL('./', location.href).href });
  Object.defineProperty(window, 'FontFace', { value: OwnFace });
  // Each text requests the Chinese font too (13 MB in 209 files), so it is left out.
  const add = document.fonts.add.bind(document.fonts);
  document.fonts.add = (face) => (face.family === 'Xiaolai' ? document.fonts : add(face));
}
