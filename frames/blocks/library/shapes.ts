/** Short functions for pieces of SVG. Lengths are pixels of the stage. */

export type Look = Readonly<Record<string, string | number>>;

const written = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const element = (name: string, look: Look): string => `<${name}${written(look)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Look = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const oval = (
  cx: number,
  cy: number,
  [rx, ry]: readonly [number, number],
  fill: string,
  more: Look = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** Left, top, width and height. It sets both radii, because Scratch's painter does not derive one from the other. */
export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  rx = 0,
  more: Look = {},
): string => element('rect', { x, y, width, height, fill, rx, ry: rx, ...more });

export const path = (d: string, fill: string, more: Look = {}): string =>
  element('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width = 3, more: Look = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** A gradient from top to bottom; `url(#id)` fills with it. */
export const fade = (id: string, ...colours: readonly string[]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient></defs>`;

export const glow = (id: string, light: string, dark: string): string =>
  `<defs><radialGradient id="${id}" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>`;

export const eye = (x: number, y: number, r = 4): string =>
  circle(x, y, r, '#1d2330') + circle(x + r * 0.3, y - r * 0.35, r * 0.35, '#ffffff');

export const smile = (x: number, y: number, wide = 10, colour = '#1d2330'): string =>
  line(`M${x - wide} ${y} q${wide} ${wide} ${wide * 2} 0`, colour, 2.5);

export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

export const each = <Item>(items: readonly Item[], draw: (item: Item, at: number) => string): string =>
  items.map(draw).join('');
