import { sva } from '#styled/css';

export const carousel = sva({
  slots: ['root', 'viewport', 'track', 'slide', 'bar', 'dots', 'dot', 'position'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
    viewport: { overflow: 'hidden', borderRadius: 'md' },
    track: { display: 'flex', touchAction: '[pan-y pinch-zoom]' },
    slide: { minWidth: '0', px: 'px' },
    bar: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '2' },
    dots: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', listStyle: 'none' },
    dot: {
      display: 'grid',
      width: 'target.min',
      height: 'target.min',
      placeItems: 'center',
      borderRadius: 'full',
      cursor: 'pointer',
      _before: {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'full',
        bg: 'control',
        '@media (forced-colors: active)': { bg: '[CanvasText]', forcedColorAdjust: 'none' },
        transitionProperty: '[width, background-color]',
        transitionDuration: 'normal',
      },
      _hover: { _before: { bg: 'text' } },
      _current: {
        _before: { width: '5', bg: 'brand', '@media (forced-colors: active)': { bg: '[Highlight]' } },
      },
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    position: {
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      minWidth: '12',
      textAlign: 'center',
    },
  },
  variants: {
    /** The bar comes first in the document and last on screen. */
    leads: { true: { root: { flexDirection: 'column-reverse' } } },
    show: {
      one: { slide: { flex: '[0 0 100%]' } },
      // [CO-34] By the container's width, since a carousel may stand in a narrow place.
      several: {
        root: { containerType: 'inline-size' },
        track: { marginInlineEnd: '-4' },
        slide: {
          paddingInlineEnd: '4',
          paddingInlineStart: '0',
          flex: '[0 0 50%]',
          '@container (width >= 40rem)': { flex: '[0 0 calc(100% / 3)]' },
          '@container (width >= 64rem)': { flex: '[0 0 20%]' },
        },
      },
    },
  },
  defaultVariants: { show: 'one' },
});
