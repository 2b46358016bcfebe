import { describe, expect, it } from 'vitest';
import { palette, type Shade } from '#src/ui/theme/palette.ts';

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const { canvas, surface, text, brand, accent, success, warning, danger, info, control, focus } = palette;
const grounds = { canvas, ...surface };
const tones = { brand, accent, success, warning, danger, info };

const onEveryGround = Object.entries({
  text: text.DEFAULT,
  'text.muted': text.muted,
  'text.subtle': text.subtle,
  'brand.text': brand.text,
  'accent.text': accent.text,
  'success.text': success.text,
  'warning.text': warning.text,
  'danger.text': danger.text,
  'info.text': info.text,
}).flatMap(([name, ink]) =>
  Object.entries(grounds).map(([ground, paper]): Pair => [`${name} on ${ground}`, ink, paper]),
);
const onTheirTint = Object.entries(tones).flatMap(([name, tone]): Pair[] => [
  [`${name}.text on ${name}.subtle`, tone.text, tone.subtle],
  [`text on ${name}.subtle`, text.DEFAULT, tone.subtle],
  [`text.muted on ${name}.subtle`, text.muted, tone.subtle],
]);
const onSolid = Object.entries({ brand, danger }).flatMap(([name, tone]): Pair[] => [
  [`${name}.contrast on ${name}`, tone.contrast, tone.DEFAULT],
  [`${name}.contrast on ${name}.hover`, tone.contrast, tone.hover],
  [`${name}.contrast on ${name}.active`, tone.contrast, tone.active],
]);
const tooltip: Pair = ['canvas on text', canvas, text.DEFAULT];

type Pair = readonly [name: string, ink: Shade, paper: Shade];

describe.each([
  ['light', 4.5],
  ['dark', 4.5],
  ['contrast', 7],
] as const)('colours of the %s theme', (theme, least) => {
  it.each([...onEveryGround, ...onTheirTint, ...onSolid, tooltip])(
    `%s is at least ${least}:1`,
    (_, ink, paper) => {
      expect(contrast(ink[theme], paper[theme])).toBeGreaterThanOrEqual(least);
    },
  );

  const marks: Pair[] = Object.entries(grounds).flatMap(([ground, paper]): Pair[] => [
    [`control on ${ground}`, control, paper],
    [`focus on ${ground}`, focus, paper],
    [`brand on ${ground}`, brand.DEFAULT, paper],
  ]);
  it.each(marks)('%s is at least 3:1', (_, ink, paper) => {
    expect(contrast(ink[theme], paper[theme])).toBeGreaterThanOrEqual(3);
  });
});

it('computes what WCAG computes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
