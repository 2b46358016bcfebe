import { css } from '#styled/css';

/** Places a page's invisible words over the drawing; pdf.js sets the variables and positions. */
export const pdfText = css({
  position: 'absolute',
  inset: '0',
  overflow: 'clip',
  lineHeight: 'none',
  textAlign: 'start',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '[0 0]',
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '[0 0]',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    zIndex: 'base',
    '--font-height': '0',
    fontSize: '[calc(var(--text-scale-factor) * var(--font-height))]',
    '--scale-x': '1',
    '--rotate': '0deg',
    transform: '[rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))]',
  },
  '& .markedContent': { display: 'contents' },
  '& mark': {
    borderRadius: '[2px]',
    bg: '[rgb(231 154 28 / 0.45)]',
    color: 'transparent',
    '&[data-current]': { bg: '[rgb(179 60 0 / 0.5)]', outline: '[2px solid rgb(179 60 0)]' },
  },
  '& ::selection': { bg: '[rgb(0 90 200 / 0.25)]', color: 'transparent' },
});
