import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/ui/theme/global-css.ts';
import { theme } from './src/ui/theme/theme.ts';

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: [],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled',
  jsxFramework: 'react',
  strictTokens: true,
  strictPropertyValues: true,
  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      contrast: '[data-theme=contrast] &',
      // Who wants dark and contrast gets dark: its pairs are strong, and white would blind.
      osContrast: '@media (prefers-contrast: more) and (prefers-color-scheme: light)',
      themeUnset: ':root:not([data-theme]) &',
      coarse: '@media (pointer: coarse)',
    },
  },
  theme,
  globalCss,
});
