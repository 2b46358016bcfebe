import { cva, sva } from '#styled/css';

/** On a phone the list comes up from the bottom edge, where the thumb is. */
const phone = '@media (pointer: coarse) and (max-width: 40rem)';

export const select = sva({
  slots: [
    'trigger',
    'value',
    'placeholder',
    'arrow',
    'clear',
    'positioner',
    'panel',
    'heading',
    'list',
    'longList',
    'lines',
    'words',
    'hint',
    'check',
    'note',
  ],
  base: {
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInlineEnd: '2.5',
      cursor: 'pointer',
      _expanded: { borderColor: 'brand' },
      '&[data-readonly]': { cursor: 'default' },
    },
    value: {
      display: 'flex',
      flexGrow: '1',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      '& svg': { flexShrink: '0', width: 'icon.md', height: 'icon.md', color: 'text.muted' },
      '& > bdi, & > span': { truncate: true },
    },
    placeholder: { color: 'text.subtle' },
    arrow: {
      flexShrink: '0',
      width: 'icon.md',
      height: 'icon.md',
      color: 'text.muted',
      transitionProperty: '[transform]',
      transitionDuration: 'normal',
      '[data-state=open] > &': { transform: '[rotate(180deg)]' },
    },
    clear: { position: 'absolute', insetBlock: 'px', insetInlineEnd: '9', display: 'flex' },
    positioner: {
      zIndex: '[var(--z-index-popup) !important]',
    },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: '[min(20rem, var(--available-height))]',
      bg: 'surface.raised',
      color: 'text',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'raised',
      overflow: 'hidden',
      animation: '[pop 120ms var(--easings-out)]',
      _focusVisible: { outline: '[none]' },
    },
    heading: { display: 'none' },
    list: {
      position: 'relative',
      padding: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      _focusVisible: { outline: '[none]' },
    },
    // Each line has the page's direction and its words have their own, so that names in two scripts align.
    lines: { display: 'flex', flexDirection: 'column', flexGrow: '1', minWidth: '0' },
    words: { lineClamp: '2' },
    longList: { padding: '0' },
    hint: { textStyle: 'caption', color: 'text.muted', truncate: true },
    check: { flexShrink: '0', width: 'icon.md', height: 'icon.md', color: 'brand.text' },
    note: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '3',
      textStyle: 'small',
      color: 'text.muted',
    },
  },
  variants: {
    /** For lists without a text box, which need no room for a touch keyboard. */
    sheet: {
      true: {
        positioner: {
          [phone]: {
            position: '[fixed !important]',
            inset: '[auto 0 0 0 !important]',
            width: '[100% !important]',
            transform: '[none !important]',
            _before: {
              content: '""',
              position: 'fixed',
              inset: '0',
              bg: 'scrim',
              animation: '[fadeIn 160ms]',
            },
          },
        },
        panel: {
          [phone]: {
            position: 'relative',
            maxHeight: '[70dvh]',
            paddingBlockEnd: '[env(safe-area-inset-bottom)]',
            borderWidth: '[0]',
            borderEndStartRadius: 'none',
            borderEndEndRadius: 'none',
            boxShadow: 'dialog',
            animation: '[rise 180ms var(--easings-out)]',
          },
        },
        heading: {
          [phone]: {
            display: 'block',
            px: '4',
            paddingBlockStart: '4',
            paddingBlockEnd: '2',
            textStyle: 'subsection',
          },
        },
        list: { [phone]: { px: '2', paddingBlockEnd: '2' } },
      },
    },
  },
});

/** In rem: space above the first and below the last row of a long list. */
export const listEdge = 0.25;

export const selectOption = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'control.md',
    px: '2.5',
    py: '1.5',
    borderRadius: 'md',
    textStyle: 'small',
    cursor: 'pointer',
    _coarse: { minHeight: '12' },
    '& svg': { flexShrink: '0', width: 'icon.md', height: 'icon.md', color: 'text.muted' },
    '&[aria-selected=true]': { fontWeight: 'semibold' },
    _highlighted: {
      bg: 'surface.hover',
      outline: '[2px solid transparent]',
      outlineOffset: '[-2px]',
      // The arrow keys' position: the focus itself stays on the list or in the text box.
      '[data-part=content]:has(:focus-visible) &, [data-part=root]:has(input:focus-visible) &': {
        outlineColor: 'focus',
      },
    },
    _disabled: { color: 'text.subtle', cursor: 'not-allowed' },
  },
  variants: {
    placed: {
      true: { position: 'absolute', insetInline: '1', minHeight: '0', _coarse: { minHeight: '0' }, py: '0' },
    },
  },
});
