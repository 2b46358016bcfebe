/** Before the fallback, because Arial has its own Arabic letters and no Devanagari. */
const scripts = '"Noto Sans Devanagari Variable", "Noto Naskh Arabic Variable"';
const system =
  'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", "Noto Naskh Arabic", sans-serif';

export const fonts = {
  body: { value: `"Inter Variable", ${scripts}, "Inter Fallback", ${system}` },
  /** The device's own font, where a name in a foreign script must not load a typeface. */
  system: { value: system },
  mono: { value: 'ui-monospace, "Cascadia Code", "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace' },
} as const;

export const fontSizes = {
  xs: { value: '0.8125rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.375rem' },
  '2xl': { value: '1.75rem' },
  '3xl': { value: '2.25rem' },
} as const;

export const fontWeights = {
  regular: { value: '400' },
  medium: { value: '550' },
  semibold: { value: '620' },
  bold: { value: '700' },
} as const;

export const lineHeights = {
  none: { value: '1' },
  tight: { value: '1.25' },
  snug: { value: '1.4' },
  body: { value: '1.55' },
} as const;

export const letterSpacings = { normal: { value: '0' }, tight: { value: '-0.015em' } } as const;

const style = (fontSize: string, fontWeight: string, lineHeight: string, letterSpacing = 'normal') => ({
  value: { fontSize, fontWeight, lineHeight, letterSpacing },
});

export const textStyles = {
  page: style('2xl', 'semibold', 'tight', 'tight'),
  section: style('lg', 'semibold', 'snug', 'tight'),
  subsection: style('md', 'semibold', 'snug'),
  body: style('md', 'regular', 'body'),
  label: style('sm', 'medium', 'snug'),
  control: style('md', 'regular', 'snug'),
  action: style('sm', 'semibold', 'snug'),
  small: style('sm', 'regular', 'snug'),
  caption: style('xs', 'regular', 'snug'),
  badge: style('xs', 'medium', 'snug'),
} as const;
