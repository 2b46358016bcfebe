import { cva, sva } from '#styled/css';

export const sortButton = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: 'control.sm',
    px: '2',
    borderRadius: 'sm',
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover', color: 'text' },
    _coarse: { minHeight: 'target.touch' },
    '& svg': { flexShrink: '0', width: 'icon.sm', height: 'icon.sm' },
    '& > [data-idle]': { opacity: '[0.55]' },
    '&[data-sorted]': { color: 'brand.text' },
  },
  variants: {
    align: {
      start: {},
      end: { flexDirection: 'row-reverse', '@container (max-width: 39.99rem)': { flexDirection: 'row' } },
    },
  },
});

export const openButton = cva({
  base: {
    display: 'block',
    width: 'full',
    minHeight: 'target.min',
    overflow: '[inherit]',
    textOverflow: 'ellipsis',
    textAlign: 'start',
    fontWeight: '[inherit]',
    color: 'brand.text',
    cursor: 'pointer',
    borderRadius: 'xs',
    _hover: { textDecoration: 'underline' },
  },
});

export const checkbox = cva({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '8',
    minHeight: '8',
    verticalAlign: 'middle',
    cursor: 'pointer',
    _coarse: { minWidth: 'target.touch', minHeight: 'target.touch' },
    '& > input': {
      display: 'grid',
      placeItems: 'center',
      appearance: 'none',
      width: '4.5',
      height: '4.5',
      bg: 'surface',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'xs',
      cursor: 'pointer',
      '&:is(:checked, :indeterminate)': { bg: 'brand', borderColor: 'brand' },
      _before: { width: '2.5', height: '2.5', bg: 'brand.contrast' },
      '&:checked::before': {
        content: '""',
        clipPath: '[polygon(14% 46%, 0 62%, 38% 96%, 100% 20%, 84% 6%, 36% 66%)]',
      },
      '&:indeterminate::before': { content: '""', clipPath: '[polygon(0 40%, 100% 40%, 100% 60%, 0 60%)]' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
  },
});

export const ghost = cva({
  base: { display: 'block', height: '3', width: '2/3', maxWidth: '32', bg: 'line', borderRadius: 'sm' },
  variants: { pulse: { true: { animation: '[pulse 1.6s ease-in-out infinite]' } } },
});

export const gridMenu = sva({
  slots: ['positioner', 'content', 'title', 'item', 'box', 'separator'],
  base: {
    positioner: { zIndex: '[var(--z-index-popup) !important]' },
    content: {
      minWidth: '[13rem]',
      maxWidth: '[min(20rem, calc(100vw - 1rem))]',
      maxHeight: '[min(30rem, var(--available-height))]',
      overflowY: 'auto',
      padding: '1',
      bg: 'surface.raised',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'raised',
      animation: '[pop 120ms var(--easings-out)]',
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    title: {
      px: '3',
      paddingBlockStart: '2',
      paddingBlockEnd: '1',
      textStyle: 'caption',
      fontWeight: 'semibold',
      color: 'text.muted',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'control.sm',
      px: '3',
      py: '1.5',
      borderRadius: 'sm',
      textStyle: 'small',
      fontWeight: 'medium',
      cursor: 'pointer',
      _coarse: { minHeight: 'target.touch' },
      '& > svg': { width: 'icon.md', height: 'icon.md', flexShrink: '0', color: 'text.muted' },
      _highlighted: { bg: 'surface.hover', outline: '[2px solid transparent]' },
      _disabled: { color: 'text.subtle', cursor: 'not-allowed' },
    },
    box: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '4.5',
      height: '4.5',
      bg: 'surface',
      color: 'brand.contrast',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'xs',
      '& svg': { display: 'none', width: '3', height: '3', strokeWidth: '[3.5]' },
      '[data-state=checked] > &': { bg: 'brand', borderColor: 'brand', '& svg': { display: 'block' } },
    },
    separator: { height: 'px', my: '1', bg: 'line', border: '[0]' },
  },
  variants: { tone: { danger: { item: { color: 'danger.text', '& > svg': { color: 'danger.text' } } } } },
});
