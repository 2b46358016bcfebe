import { cva, sva } from '#styled/css';

/** [CO-33] The time an `animated` value takes to grow. */
const grow = '1500ms cubic-bezier(0.2, 0.7, 0.2, 1)';

export const progressBar = cva({
  base: {
    display: 'block',
    appearance: 'none',
    width: 'full',
    height: '1.5',
    overflow: 'hidden',
    bg: 'line',
    borderRadius: 'full',
    borderWidth: 'none',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { borderRadius: 'full', transition: '[inline-size 180ms]' },
    '@media (forced-colors: active)': {
      borderWidth: 'thin',
      '&::-webkit-progress-value': { bg: '[Highlight]', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    tone: {
      brand: { '&::-webkit-progress-value': { bg: 'brand' }, '&::-moz-progress-bar': { bg: 'brand' } },
      success: {
        '&::-webkit-progress-value': { bg: 'success.text' },
        '&::-moz-progress-bar': { bg: 'success.text' },
      },
      danger: { '&::-webkit-progress-value': { bg: 'danger' }, '&::-moz-progress-bar': { bg: 'danger' } },
    },
    animated: {
      true: {
        '&::-webkit-progress-value': {
          transition: `[inline-size ${grow}]`,
          animation: `[fillBar ${grow}]`,
        },
      },
    },
    indeterminate: {
      true: {
        '&::-webkit-progress-bar': { bg: 'transparent' },
        '&::-moz-progress-bar': { bg: 'transparent' },
        backgroundImage: '[linear-gradient(var(--colors-brand), var(--colors-brand))]',
        backgroundSize: '[40% 100%]',
        backgroundRepeat: 'no-repeat',
        animation: '[sweep 1.4s ease-in-out infinite]',
        _motionReduce: {
          backgroundSize: '[100% 100%]',
          animation: '[pulse 2s ease-in-out infinite !important]',
        },
      },
    },
  },
});

export const progressText = sva({
  slots: ['root', 'line', 'label', 'value'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full', minWidth: '0' },
    line: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
    label: { textStyle: 'label', minWidth: '0' },
    value: { flexShrink: '0', textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

export const progressRing = sva({
  slots: ['root', 'svg', 'track', 'value', 'text'],
  base: {
    root: { display: 'inline-grid', position: 'relative', placeItems: 'center', flexShrink: '0' },
    svg: { width: 'full', height: 'full', transform: '[rotate(-90deg)]' },
    track: { stroke: 'line' },
    value: {
      strokeLinecap: 'round',
      transition: '[stroke-dashoffset 180ms]',
      '@media (forced-colors: active)': { stroke: '[Highlight]' },
    },
    text: {
      position: 'absolute',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 'none',
    },
  },
  variants: {
    size: {
      sm: { root: { width: '6', height: '6' } },
      md: { root: { width: '14', height: '14' }, text: { fontSize: '[0.75rem]', letterSpacing: 'tight' } },
      // On a phone it would push away what it stands above.
      lg: {
        root: { width: { base: '14', sm: '24' }, height: { base: '14', sm: '24' } },
        text: { fontSize: { base: '[0.75rem]', sm: 'xl' } },
      },
    },
    tone: {
      brand: { value: { stroke: 'brand' } },
      success: { value: { stroke: 'success.text' } },
      danger: { value: { stroke: 'danger' } },
    },
    animated: {
      true: { value: { transition: `[stroke-dashoffset ${grow}]`, animation: `[fillRing ${grow}]` } },
    },
    indeterminate: {
      true: {
        svg: {
          animation: '[spin 1s linear infinite]',
          _motionReduce: { animation: '[pulse 2s ease-in-out infinite !important]' },
        },
      },
    },
  },
});
