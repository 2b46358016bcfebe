import { cva, sva } from '#styled/css';

export const multiSelectPanel = sva({
  slots: ['positioner', 'panel', 'search', 'list', 'note', 'footer', 'count'],
  base: {
    positioner: { zIndex: '[var(--z-index-popup) !important]' },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      width: '[max(100%, min(15rem, calc(100vw - 1rem)))]',
      maxHeight: '[var(--available-height)]',
      bg: 'surface.raised',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'raised',
      overflow: 'hidden',
      animation: '[pop 120ms var(--easings-out)]',
      _focusVisible: { outline: '[none]' },
    },
    search: {
      display: 'flex',
      position: 'relative',
      padding: '2',
      borderBlockEndWidth: 'thin',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line',
      '& > svg': {
        position: 'absolute',
        insetInlineStart: '4.5',
        insetBlockStart: '[50%]',
        width: 'icon.sm',
        height: 'icon.sm',
        color: 'text.muted',
        transform: '[translateY(-50%)]',
        pointerEvents: 'none',
      },
      '& > input': { paddingInlineStart: '8' },
    },
    list: {
      position: 'relative',
      minHeight: '20',
      maxHeight: 'picklist',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    note: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '4',
      textStyle: 'small',
      color: 'text.muted',
    },
    footer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      px: '2',
      py: '2',
      borderBlockStartWidth: 'thin',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line',
    },
    count: {
      paddingInlineStart: '1',
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** In rem. */
export const rowHeight = 2.5;

export const optionRow = cva({
  base: {
    display: 'flex',
    position: 'absolute',
    insetInline: '0',
    alignItems: 'center',
    gap: '2.5',
    height: '10',
    px: '3',
    cursor: 'pointer',
    '& > bdi': { textStyle: 'small', lineHeight: 'tight', lineClamp: '2', textAlign: 'match-parent' },
    _highlighted: {
      bg: 'surface.hover',
      outline: '[2px solid transparent]',
      outlineOffset: '[-2px]',
      // The arrow keys' position: the focus itself stays on the list or in the search box.
      '[data-part=content]:has(:focus-visible) &': { outlineColor: 'focus' },
    },
    _disabled: { color: 'text.subtle', cursor: 'not-allowed' },
  },
  variants: {
    all: {
      true: {
        fontWeight: 'semibold',
        borderBlockEndWidth: 'thin',
        borderBlockEndStyle: 'solid',
        borderBlockEndColor: 'line',
      },
    },
  },
});

export const optionBox = cva({
  base: {
    display: 'inline-grid',
    flexShrink: '0',
    width: '4.5',
    height: '4.5',
    placeItems: 'center',
    bg: 'surface',
    color: 'brand.contrast',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'xs',
    '& svg': { width: '3', height: '3', strokeWidth: '[3.5]' },
  },
  variants: { filled: { true: { bg: 'brand', borderColor: 'brand' } } },
});
