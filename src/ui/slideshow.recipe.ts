import { sva } from '#styled/css';

export const slideshow = sva({
  slots: ['root', 'stage', 'slide', 'art', 'title', 'text', 'controls', 'pause', 'dot'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4', width: 'full' },
    // The slides share one cell, so that the tallest gives the height and nothing moves.
    stage: { display: 'grid', width: 'full', maxWidth: 'prose' },
    slide: {
      gridArea: '1 / 1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: '2',
      opacity: '0',
      visibility: 'hidden',
      transition: '[opacity 400ms, visibility 400ms]',
      '&[data-shown]': { opacity: '1', visibility: 'visible' },
    },
    art: {
      width: 'full',
      maxWidth: { base: 'slide.sm', lg: 'slide.lg' },
      aspectRatio: 'drawing',
      // It comes after the words.
      '& svg': { display: 'block', width: 'full', height: 'auto', animation: '[fadeIn 400ms]' },
    },
    title: { textStyle: { base: 'section', lg: 'page' }, color: 'text' },
    text: {
      textStyle: 'body',
      textWrap: 'balance',
      color: 'text.muted',
      maxWidth: 'slide.lg',
      // Two lines in every language: the other slides come after the first is painted, and nothing may move.
      minHeight: '[2lh]',
    },
    controls: { display: 'flex', alignItems: 'center', gap: '1' },
    pause: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'control.sm',
      height: 'control.sm',
      borderRadius: 'full',
      color: 'brand.text',
      cursor: 'pointer',
      _hover: { bg: 'surface.hover' },
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
    },
    dot: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'target.min',
      height: 'target.min',
      borderRadius: 'full',
      cursor: 'pointer',
      _before: {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'full',
        bg: 'control',
        transition: '[width 180ms]',
      },
      '&[aria-current]::before': { width: '5', bg: 'brand' },
    },
  },
});
