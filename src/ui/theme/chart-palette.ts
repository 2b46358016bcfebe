/**
 * The colours of a chart's series, in order, by theme. Each has ≥ 3:1 to the theme's surface (≥ 4.5:1 in high
 * contrast), and colour-blind readers can tell any two apart: see tests/ui/chart-palette.
 */
export const chartPalette = {
  light: ['#0E6B56', '#C07F1E', '#715DF7', '#660D3D', '#0AA1B2', '#281403', '#754F9F', '#15307A'],
  dark: ['#45BF9C', '#FDC934', '#3B78D0', '#D0305E', '#9DE2FE', '#E98902', '#BC92FC', '#ECFFC0'],
  contrast: ['#003D2E', '#AE5709', '#3737B9', '#85026A', '#3C7E9C', '#0E0300', '#904EEB', '#101830'],
} as const;

export type ChartTheme = keyof typeof chartPalette;
