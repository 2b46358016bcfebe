import { child, elements, numberOf, type XmlElement } from '../xml.ts';

/** Colour names of a slide (`tx1`, `accent2` …) to six hex digits. */
export type Palette = Readonly<Record<string, string>>;

const presets: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  gray: '808080',
  orange: 'ffa500',
};

const plainMap = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

/** `colourMap` is the master's `clrMap`, which gives the theme's colours the names that a slide uses. */
export function readPalette(theme: XmlElement | undefined, colourMap: XmlElement | undefined): Palette {
  const scheme = child(child(theme, 'themeElements'), 'clrScheme');
  const palette: Record<string, string> = { dk1: '000000', lt1: 'ffffff' };
  for (const entry of elements(scheme)) {
    const colour = elements(entry)[0];
    palette[entry.name] = hexOf(colour?.attributes.lastClr ?? colour?.attributes.val) ?? '000000';
  }
  for (const [name, source] of Object.entries({ ...plainMap, ...colourMap?.attributes })) {
    const mapped = palette[source];
    if (mapped) palette[name] = mapped;
  }
  return palette;
}

/** Always `#rrggbb` or `#rrggbbaa`; null: there is none. `phClr` stands for `placeholder`. */
export function colourIn(
  holder: XmlElement | undefined,
  palette: Palette,
  placeholder?: string,
): string | null {
  for (const element of elements(holder)) {
    const base = baseColour(element, palette, placeholder);
    if (base) return `#${modify(base, element)}`;
  }
  return null;
}

function baseColour(element: XmlElement, palette: Palette, placeholder: string | undefined): string | null {
  const value = element.attributes.val ?? '';
  switch (element.name) {
    case 'srgbClr':
      return hexOf(value);
    case 'schemeClr':
      return value === 'phClr' ? hexOf(placeholder?.slice(1)) : (palette[value] ?? null);
    case 'sysClr':
      return hexOf(element.attributes.lastClr) ?? (value === 'window' ? 'ffffff' : '000000');
    case 'prstClr':
      return presets[value] ?? null;
    default:
      return null;
  }
}

function hexOf(text: string | undefined): string | null {
  return text && /^[\da-f]{6}$/i.test(text) ? text.toLowerCase() : null;
}

type Rgb = readonly [number, number, number];

function modify(hex: string, colour: XmlElement): string {
  let rgb: Rgb = [channel(hex, 0), channel(hex, 2), channel(hex, 4)];
  let alpha = 1;
  for (const change of elements(colour)) {
    const share = (numberOf(change, 'val') ?? 100_000) / 100_000;
    if (change.name === 'alpha') alpha = share;
    else rgb = modifiers[change.name]?.(rgb, share) ?? rgb;
  }
  return rgb.map(twoDigits).join('') + (alpha < 1 ? twoDigits(alpha) : '');
}

const modifiers: Readonly<Record<string, (rgb: Rgb, share: number) => Rgb>> = {
  lumMod: (rgb, share) => withLightness(rgb, (lightness) => lightness * share),
  lumOff: (rgb, share) => withLightness(rgb, (lightness) => lightness + share),
  tint: ([r, g, b], share) => [1 - (1 - r) * share, 1 - (1 - g) * share, 1 - (1 - b) * share],
  shade: ([r, g, b], share) => [r * share, g * share, b * share],
};

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16) / 255;
}

function twoDigits(share: number): string {
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');
}

function withLightness([r, g, b]: Rgb, change: (lightness: number) => number): Rgb {
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const old = (high + low) / 2;
  const lightness = Math.min(1, Math.max(0, change(old)));
  const chroma = high - low;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * old - 1));
  const newChroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const scale = (part: number) =>
    chroma === 0 ? lightness : lightness + ((part - old) / chroma) * newChroma;
  return [scale(r), scale(g), scale(b)];
}
