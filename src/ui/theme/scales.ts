import { themed } from './color-tokens.ts';

const rem = (value: number) => ({ value: `${value}rem` });

const steps = {
  '0': { value: '0rem' },
  px: { value: '1px' },
  '0.5': rem(0.125),
  '1': rem(0.25),
  '1.5': rem(0.375),
  '2': rem(0.5),
  '2.5': rem(0.625),
  '3': rem(0.75),
  '3.5': rem(0.875),
  '4': rem(1),
  '4.5': rem(1.125),
  '5': rem(1.25),
  '6': rem(1.5),
  '7': rem(1.75),
  '8': rem(2),
  '9': rem(2.25),
  '10': rem(2.5),
  '11': rem(2.75),
  '12': rem(3),
  '14': rem(3.5),
  '16': rem(4),
  '20': rem(5),
  '24': rem(6),
  '32': rem(8),
  '48': rem(12),
  '56': rem(14),
  '64': rem(16),
} as const;

export const spacing = steps;

/**
 * Fixed measures of the specification: menu 210 px, wider only for a larger default font [SM-18, CO-27], notice dialog
 * 800 px [NF-01, CO-22], pick list 275 px [AF-05].
 */
export const sizes = {
  ...steps,
  full: { value: '100%' },
  half: { value: '50%' },
  fit: { value: 'fit-content' },
  screen: { value: '100dvh' },
  icon: { sm: rem(1), md: rem(1.125), lg: rem(1.5) },
  target: { min: { value: '24px' }, touch: { value: '44px' } },
  control: { sm: rem(2), md: rem(2.5), lg: rem(3) },
  menu: { value: 'max(210px, 13.125rem)' },
  drawer: { value: 'min(18rem, 85vw)' },
  header: rem(3.5),
  picklist: { value: '275px' },
  calendar: rem(19),
  /** A printed picture is lower than a page of A4 or Letter, so that none is cut. */
  printedPicture: { value: '19cm' },
  /** [CO-26] The coding tool is at least 600 px wide. The task is beside it, or above it on a phone. */
  tool: { value: '600px' },
  task: { beside: rem(19), above: { value: '40dvh' } },
  /** About twenty lines of a program. */
  code: rem(24),
  prose: rem(42),
  login: rem(24),
  /** The whole notice form; its skeleton has the same height. */
  noticeForm: rem(58),
  /** A notice in the viewer takes what the window leaves, the same for all, so that the arrows below stay in place. */
  noticeSlide: {
    narrow: { value: 'max(20rem, calc(100dvh - 9.75rem))' },
    wide: { value: 'max(20rem, min(46rem, calc(100dvh - 11.5rem)))' },
  },
  slide: { sm: rem(14), lg: rem(26) },
  /** [PF-09] 200 px: a short list. */
  glance: rem(12.5),
  page: rem(90),
  toast: rem(24),
  tooltip: rem(18),
  dialog: {
    confirm: rem(28),
    form: rem(36),
    password: { value: '600px' },
    notice: { value: '800px' },
    notifications: { value: '900px' },
    profile: { value: '930px' },
    project: { value: '1000px' },
    wide: { value: '1100px' },
    search: { value: '1200px' },
    assets: { value: '1500px' },
    video: { value: '65vw' },
  },
} as const;

export const radii = {
  none: { value: '0' },
  xs: { value: '4px' },
  sm: { value: '6px' },
  md: { value: '8px' },
  lg: { value: '12px' },
  xl: { value: '16px' },
  full: { value: '9999px' },
} as const;

export const borderWidths = {
  none: { value: '0' },
  thin: { value: '1px' },
  thick: { value: '2px' },
  bar: { value: '3px' },
} as const;

/** In high contrast an outline replaces a shadow. */
const outline = '0 0 0 1px #000000';

export const aspectRatios = { film: { value: '16 / 9' }, drawing: { value: '360 / 260' } } as const;

export const shadows = {
  none: { value: 'none' },
  card: themed({ light: '0 1px 2px #16211C0F', dark: '0 1px 2px #00000059', contrast: outline }),
  raised: themed({
    light: '0 2px 4px #16211C14, 0 8px 24px #16211C1F',
    dark: '0 2px 4px #00000066, 0 8px 24px #00000080',
    contrast: outline,
  }),
  dialog: themed({
    light: '0 4px 8px #16211C14, 0 24px 64px #16211C38',
    dark: '0 4px 8px #00000066, 0 24px 64px #000000A6',
    contrast: outline,
  }),
} as const;

export const zIndex = {
  base: { value: 0 },
  sticky: { value: 10 },
  header: { value: 100 },
  dialog: { value: 300 },
  popup: { value: 400 },
  toast: { value: 500 },
  tooltip: { value: 600 },
} as const;

export const durations = {
  fast: { value: '120ms' },
  normal: { value: '180ms' },
  slow: { value: '280ms' },
} as const;

export const animations = {
  pulse: { value: 'pulse 1.6s ease-in-out infinite' },
  /** Content that is hidden until other content arrives shows after 8 s anyway. */
  comeForth: { value: 'comeForth 1ms 8s forwards' },
  leave: { value: 'leave 100ms' },
} as const;

export const easings = {
  out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  inOut: { value: 'cubic-bezier(0.4, 0, 0.2, 1)' },
} as const;

/** In rem, so that layouts follow browser zoom and a larger default font. */
export const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '100rem' } as const;
