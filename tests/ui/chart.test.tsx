import { describe, expect, it } from 'vitest';
import { isEmptyChart } from '#src/ui/chart/chart.types.ts';
import { chartOption } from '#src/ui/chart/chart-option.ts';
import { nextPoint } from '#src/ui/chart/point-keys.ts';
import { rowsHeight } from '#src/ui/chart/rows-height.ts';
import { chartPalette } from '#src/ui/theme/chart-palette.ts';
import { palette } from '#src/ui/theme/palette.ts';

type Rgb = readonly [number, number, number];

const linear = (hex: string): Rgb => {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(linear(a)), luminance(linear(b))].toSorted((x, y) => y - x) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
};

type Matrix = readonly [Rgb, Rgb, Rgb];
/** Machado, Oliveira, Fernandes 2009, at full strength: what an eye without one kind of cone makes of a colour. */
const eyes: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  noRed: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  noGreen: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  noBlue: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const times = (matrix: Matrix, color: Rgb): Rgb => {
  const [red, green, blue] = matrix.map((row) => row[0] * color[0] + row[1] * color[1] + row[2] * color[2]);
  return [red ?? 0, green ?? 0, blue ?? 0];
};
const clip = (color: Rgb): Rgb => {
  const [red, green, blue] = color.map((part) => Math.min(1, Math.max(0, part)));
  return [red ?? 0, green ?? 0, blue ?? 0];
};
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const lab = (color: Rgb) => {
  const [long, medium, short] = times(toCones, clip(color));
  return times(toLab, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
};
/** Distance in OKLab: 0.02 is just to be seen side by side. */
const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe('chart palette', () => {
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    const least = theme === 'contrast' ? 4.5 : 3;
    it(`${theme}: eight colours, each ${least}:1 or more to the surface`, () => {
      expect(chartPalette[theme]).toHaveLength(8);
      const ratios = chartPalette[theme].map((color) => contrast(color, palette.surface.DEFAULT[theme]));
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(least);
    });

    it.each(Object.keys(eyes))(`${theme}: any two stay well apart (eye: %s)`, (eye) => {
      const seen = chartPalette[theme].map((color) => lab(times(eyes[eye]!, linear(color))));
      for (const [place, one] of seen.entries()) {
        for (const other of seen.slice(place + 1)) expect(distance(one, other)).toBeGreaterThan(0.1);
      }
    });
  }
});

describe('chart keys', () => {
  const space = { categories: [0, 1, 2], series: [0, 2], rtl: false, lying: false };
  const from = { category: 1, series: 0 };

  it('goes along the categories, turned round from right to left, and stops at the ends', () => {
    expect(nextPoint('ArrowRight', from, space)).toEqual({ category: 2, series: 0 });
    expect(nextPoint('ArrowRight', from, { ...space, rtl: true })).toEqual({ category: 0, series: 0 });
    expect(nextPoint('End', from, space)).toEqual({ category: 2, series: 0 });
    expect(nextPoint('ArrowRight', { category: 2, series: 0 }, space)).toEqual({ category: 2, series: 0 });
  });

  it('goes up and down through the series in sight, past those put away', () => {
    expect(nextPoint('ArrowDown', from, space)).toEqual({ category: 1, series: 2 });
    expect(
      nextPoint('ArrowRight', { category: 0, series: 0 }, { ...space, categories: [0, 2] })?.category,
    ).toBe(2);
    expect(nextPoint('ArrowUp', { category: 1, series: 2 }, space)).toEqual(from);
    expect(nextPoint('ArrowDown', from, { ...space, series: [0] })).toEqual({ category: 2, series: 0 });
    expect(nextPoint('Tab', from, space)).toBeUndefined();
  });

  it('turns both around where the bars lie', () => {
    const lying = { ...space, lying: true };
    expect(nextPoint('ArrowDown', from, lying)).toEqual({ category: 2, series: 0 });
    expect(nextPoint('ArrowRight', from, lying)).toEqual({ category: 1, series: 2 });
    expect(nextPoint('ArrowRight', from, { ...lying, rtl: true })).toEqual(from);
  });

  it('counts nothing but zeros as an empty chart', () => {
    expect(isEmptyChart({ categories: ['a'], series: [{ id: 's', name: 's', values: [0] }] })).toBe(true);
    expect(isEmptyChart({ categories: ['a'], series: [{ id: 's', name: 's', values: [1] }] })).toBe(false);
    expect(isEmptyChart({ categories: [], series: [] })).toBe(true);
  });
});

describe('the names beside lying bars', () => {
  const name = 'Grades, readers chosen';
  const option = chartOption({
    kind: 'rows',
    data: { categories: [name], series: [{ id: 'active', name: 'Active', values: [41] }] },
    hidden: new Set(),
    look: {
      theme: 'light',
      palette: ['#000000'],
      rtl: false,
      still: true,
      fontSize: 13,
      font: 'sans-serif',
      text: '#000000',
      muted: '#000000',
      line: '#000000',
      axis: '#000000',
      surface: '#ffffff',
      canvas: '#ffffff',
    },
    tip: () => '',
    format: String,
  });

  it('have lines that stand apart, and a row that holds them', () => {
    expect(option.yAxis).toMatchObject({ axisLabel: { lineHeight: expect.any(Number) } });
    const { lineHeight = 0 } = Object(Object(option.yAxis).axisLabel);
    expect(lineHeight).toBeGreaterThanOrEqual(13 * 1.25);
    expect(2 * lineHeight).toBeLessThanOrEqual((rowsHeight([name]) - 2) * 16);
  });
});
