import { colorTokens } from './color-tokens.ts';
import {
  animations,
  aspectRatios,
  borderWidths,
  breakpoints,
  durations,
  easings,
  radii,
  shadows,
  sizes,
  spacing,
  zIndex,
} from './scales.ts';
import { fontSizes, fonts, fontWeights, letterSpacings, lineHeights, textStyles } from './typography.ts';

/** The whole theme. It replaces the preset's tokens: unlisted names cannot be used (strictTokens). */
export const theme = {
  breakpoints,
  tokens: {
    colors: {
      transparent: { value: 'transparent' },
      current: { value: 'currentcolor' },
      // Behind a film, and of a printed page, in every theme.
      film: { value: '#000000' },
      sheet: { value: '#FFFFFF' },
    },
    spacing,
    sizes,
    radii,
    borderWidths,
    zIndex,
    durations,
    easings,
    animations,
    aspectRatios,
    fonts,
    fontSizes,
    fontWeights,
    lineHeights,
    letterSpacings,
  },
  semanticTokens: { colors: colorTokens, shadows },
  textStyles,
  keyframes: {
    spin: { to: { transform: 'rotate(360deg)' } },
    pulse: { '50%': { opacity: '0.45' } },
    fadeIn: { from: { opacity: '0' } },
    comeForth: { to: { visibility: 'visible' as const } },
    leave: { to: { opacity: '0' } },
    fadeOut: { from: { opacity: '1' }, '70%': { opacity: '1' } },
    rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
    pop: { from: { opacity: '0', transform: 'scale(0.97)' } },
    slideStart: { from: { transform: 'translateX(-100%)' } },
    slideEnd: { from: { transform: 'translateX(100%)' } },
    slideUp: { from: { transform: 'translateY(100%)' } },
    cross: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
    fillBar: { from: { inlineSize: '0' } },
    fillRing: { from: { strokeDashoffset: '100' } },
    sweep: { from: { backgroundPositionX: '-70%' }, to: { backgroundPositionX: '170%' } },
  },
};
