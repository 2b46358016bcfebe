/** A value as the console shows it: text as it is, nested values shortened. */
export function inspect(value: unknown, depth = 0, met: readonly unknown[] = []): string {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(cut(value, 200));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (met.includes(value)) return '[Circular]';
  try {
    return inspectObject(value, depth, [...met, value]);
  } catch {
    return '{…}';
  }
}

const mostParts = 100;
const deepest = 3;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

function inspectObject(value: object, depth: number, met: readonly unknown[]): string {
  if (value instanceof Error)
    return value.stack && depth === 0 ? `${value.name}: ${value.message}` : String(value);
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (isElement(value)) return `<${value.localName}${value.id ? `#${value.id}` : ''}>`;
  const deeper = (part: unknown) => inspect(part, depth + 1, met);
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const list = Array.from(value as unknown as ArrayLike<unknown>);
    return depth >= deepest
      ? `[… ${list.length}]`
      : `[${few(list.map(deeperIn(list, deeper)), list.length)}]`;
  }
  if (value instanceof Map) {
    const pairs = [...value].slice(0, mostParts).map(([key, part]) => `${deeper(key)} => ${deeper(part)}`);
    return `Map(${value.size}) {${few(pairs, value.size)}}`;
  }
  if (value instanceof Set) {
    const parts = [...value].slice(0, mostParts).map(deeper);
    return `Set(${value.size}) {${few(parts, value.size)}}`;
  }
  const { constructor } = value as { constructor?: unknown };
  const name = typeof constructor === 'function' && constructor !== Object ? `${constructor.name} ` : '';
  if (depth >= deepest) return `${name}{…}`;
  const keys = Object.keys(value);
  const parts = keys.slice(0, mostParts).map((key) => `${key}: ${deeper(value[key as keyof typeof value])}`);
  return `${name}{${few(parts, keys.length)}}`;
}

const deeperIn =
  (list: readonly unknown[], deeper: (part: unknown) => string) => (_part: unknown, at: number) =>
    at < mostParts ? deeper(list[at]) : '';

function few(parts: readonly string[], all: number): string {
  const shown = parts.slice(0, mostParts).join(', ');
  return all > mostParts ? `${shown}, … ${all - mostParts}` : shown;
}

const isElement = (value: object): value is Element =>
  'localName' in value && 'nodeType' in value && typeof value.localName === 'string';

/** `console.log('%s is %d', …)`: placeholders take the next values; `%c` takes a style and shows nothing. */
export function inspectAll(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || !first.includes('%'))
    return values.map((value) => inspect(value)).join(' ');
  const head = first.replaceAll(/%[sdifoOc%]/g, (place) => {
    if (place === '%%') return '%';
    if (rest.length === 0) return place;
    const value = rest.shift();
    if (place === '%c') return '';
    if (place === '%d' || place === '%i') return String(Math.trunc(Number(value)));
    return place === '%f' ? String(Number(value)) : inspect(value);
  });
  return [head, ...rest.map((value) => inspect(value))].join(' ');
}
