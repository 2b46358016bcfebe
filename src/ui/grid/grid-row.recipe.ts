import { cva } from '#styled/css';

// Repeated from grid.recipe.ts, because styles are extracted from each file alone.
const narrow = '@container (max-width: 39.99rem)';
const line = {
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
} as const;

export const gridRow = cva({
  base: {
    bg: 'surface',
    '@media (hover: hover)': { '&:hover': { bg: 'surface.hover' } },
    '&[data-selected]': { bg: 'brand.subtle' },
    '&[data-opens]': { cursor: 'pointer' },
    // A focused element must not lie under the headers or the bar of bulk actions.
    '& :is(a, button, input)': { scrollMarginBlock: '[5rem]' },
  },
  variants: {
    mode: {
      scroll: {},
      pages: {
        [narrow]: {
          display: 'grid',
          gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
          alignItems: 'start',
          px: '2',
          py: '2',
          ...line,
        },
      },
    },
  },
});

export const gridCell = cva({
  base: {
    px: '3',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'regular',
    ...line,
  },
  variants: {
    kind: {
      data: {},
      name: { fontWeight: 'medium' },
      select: { px: '0', textAlign: 'center' },
      actions: {
        position: 'sticky',
        insetInlineEnd: '0',
        px: '1',
        bg: '[inherit]',
        textAlign: 'center',
        borderInlineStartWidth: 'thin',
        borderInlineStartStyle: 'solid',
        borderInlineStartColor: 'line',
      },
    },
    align: { start: {}, end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
    density: { comfortable: { height: '12', py: '1.5' }, compact: { height: '9', py: '0.5' } },
    mode: {
      scroll: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', py: '0' },
      pages: {
        overflowWrap: 'anywhere',
        [narrow]: { height: '[auto]', py: '1', px: '2', border: '[none]' },
      },
    },
    pinned: {
      true: { position: 'sticky', zIndex: 'base', bg: '[inherit]' },
    },
  },
  compoundVariants: [
    {
      mode: 'pages',
      kind: 'data',
      css: {
        [narrow]: {
          display: 'grid',
          gridColumn: '[2 / -1]',
          gridTemplateColumns: '[minmax(6rem, 2fr) 5fr]',
          columnGap: '3',
          // A badge is as wide as its words.
          justifyItems: 'start',
          textAlign: 'start',
          _before: { content: '[attr(data-label) / ""]', color: 'text.muted' },
          // A card leaves out empty cells; a table shows them.
          '&:empty, &:has(> bdi:only-child:empty)': { display: 'none' },
        },
      },
    },
    {
      mode: 'pages',
      kind: 'name',
      css: {
        [narrow]: { gridColumn: '[2]', alignSelf: 'center', textStyle: 'body', fontWeight: 'semibold' },
      },
    },
    { mode: 'pages', kind: 'select', css: { [narrow]: { gridColumn: '[1]', px: '0' } } },
    {
      mode: 'pages',
      kind: 'actions',
      css: {
        [narrow]: {
          position: 'static',
          gridColumn: '[3]',
          gridRow: '[1]',
          border: '[none]',
          py: '1',
          px: '0',
        },
      },
    },
  ],
});

export const gridHeader = cva({
  base: {
    px: '3',
    bg: 'surface.sunken',
    color: 'text.muted',
    textStyle: 'small',
    fontWeight: 'semibold',
    textAlign: 'start',
    height: '10',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line.strong',
  },
  variants: {
    kind: {
      data: {},
      name: {},
      select: { px: '0', textAlign: 'center' },
      actions: { position: 'sticky', insetInlineEnd: '0', zIndex: 'sticky', px: '1' },
    },
    align: { start: {}, end: { textAlign: 'end' } },
    sortable: { true: { px: '1' } },
    pinned: { true: { position: 'sticky', zIndex: 'sticky' } },
    mode: {
      scroll: {},
      pages: {
        [narrow]: {
          height: '[auto]',
          border: '[none]',
          bg: 'transparent',
          px: '0',
          flexShrink: '0',
          whiteSpace: 'nowrap',
          '&:not(:has(button, input))': { display: 'none' },
        },
      },
    },
  },
});
