import { cva, sva } from '#styled/css';

const edge = { borderStyle: 'solid', borderColor: 'line' } as const;

/** The inspector's panes: side by side where there is room, else one at a time. */
export const inspector = sva({
  slots: [
    'root',
    'bar',
    'panes',
    'pane',
    'heading',
    'list',
    'row',
    'rowMain',
    'quiet',
    'code',
    'body',
    'group',
    'facts',
    'upper',
    'faded',
    'slider',
    'page',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      height: 'full',
      bg: 'surface',
      color: 'text',
    },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '1.5',
      ...edge,
      borderBlockEndWidth: 'thin',
    },
    panes: {
      display: 'flex',
      flexGrow: '1',
      minHeight: '0',
      '& > *': { flexGrow: '1' },
      lg: {
        display: 'grid',
        gridTemplateColumns: '[minmax(15rem, 19rem) minmax(0, 1fr) minmax(17rem, 23rem)]',
        gridTemplateRows: '[minmax(0, 1fr)]',
      },
    },
    pane: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      minWidth: '0',
      '&[data-hidden]': { display: 'none', lg: { display: 'flex' } },
      lg: { ...edge, borderInlineEndWidth: 'thin', '&:last-child': { borderInlineEndWidth: '[0]' } },
    },
    heading: {
      textStyle: 'label',
      fontWeight: 'semibold',
      px: '3',
      paddingBlockStart: '3',
      paddingBlockEnd: '1',
    },
    list: {
      overflowY: 'auto',
      minHeight: '0',
      px: '1.5',
      paddingBlockEnd: '2',
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    row: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '2',
      width: 'full',
      minHeight: 'target.min',
      px: '1.5',
      py: '1',
      borderRadius: 'sm',
      textAlign: 'start',
      textStyle: 'small',
      cursor: 'pointer',
      '&:hover': { bg: 'surface.hover' },
      '&:is([aria-selected=true], [aria-current=true])': { bg: 'brand.subtle', color: 'brand.text' },
      _coarse: { minHeight: 'target.touch', alignItems: 'center' },
    },
    rowMain: { flexGrow: '1', minWidth: '0', truncate: true, direction: 'ltr', textAlign: 'start' },
    quiet: {
      textStyle: 'caption',
      color: 'text.subtle',
      flexShrink: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    code: {
      fontFamily: '[ui-monospace, SFMono-Regular, Menlo, Consolas, monospace]',
      fontSize: 'xs',
      direction: 'ltr',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    body: { display: 'flex', flexDirection: 'column', gap: '4', px: '3', py: '3' },
    group: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    facts: {
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr)]',
      columnGap: '3',
      rowGap: '1',
      textStyle: 'small',
    },
    upper: { flexShrink: '0', maxHeight: '[40%]', overflowY: 'auto', px: '1.5' },
    faded: { color: 'text.subtle', fontStyle: 'italic' },
    slider: {
      flexGrow: '1',
      minWidth: '[6rem]',
      minHeight: 'target.min',
      // Time runs as in a player, in every language.
      direction: 'ltr',
      cursor: 'pointer',
    },
    page: {
      height: '[max(34rem, calc(100dvh - 16rem))]',
      overflow: 'hidden',
      ...edge,
      borderWidth: 'thin',
      borderRadius: 'lg',
    },
  },
});

/** Fields within fields, as code. */
export const valueTree = sva({
  slots: ['root', 'leaf', 'name', 'value', 'text', 'mark'],
  base: {
    root: {
      fontFamily: '[ui-monospace, SFMono-Regular, Menlo, Consolas, monospace]',
      fontSize: 'xs',
      direction: 'ltr',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '& details': { paddingInlineStart: '3' },
      '& summary': {
        cursor: 'pointer',
        minHeight: 'target.min',
        marginInlineStart: '-3',
        borderRadius: 'sm',
      },
    },
    leaf: { minHeight: 'target.min', paddingInlineStart: '3' },
    name: { color: 'text.muted' },
    value: { color: 'brand.text' },
    text: { color: 'info.text' },
    mark: { color: 'warning.text', bg: 'warning.subtle', borderRadius: 'sm', px: '0.5' },
  },
});

/** The inspector over another screen, along its lower edge. */
export const dock = cva({
  base: {
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: 'tooltip',
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    borderBlockStartWidth: 'thin',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'line.strong',
    boxShadow: 'dialog',
  },
  variants: {
    tall: { true: { height: '[88dvh]' }, false: { height: '[46dvh]', mdDown: { height: '[66dvh]' } } },
  },
});
