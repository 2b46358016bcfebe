import { cva, sva } from '#styled/css';

export const breadcrumb = sva({
  slots: ['list', 'item', 'fold', 'separator', 'current'],
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: '1',
      listStyle: 'none',
      textStyle: 'small',
      minWidth: '0',
      // The words, not their padding, align with the page's edge.
      marginInlineStart: '[-0.25rem]',
    },
    item: { display: 'inline-flex', alignItems: 'center', minWidth: '0', maxWidth: 'full' },
    fold: { display: { base: 'inline-flex', sm: 'none' }, alignItems: 'center' },
    separator: {
      flexShrink: '0',
      width: 'icon.sm',
      height: 'icon.sm',
      marginInline: '0.5',
      color: 'text.subtle',
      _rtl: { transform: '[scaleX(-1)]' },
    },
    current: { px: '1', fontWeight: 'medium', color: 'text', overflowWrap: 'anywhere' },
  },
  variants: { folded: { true: { item: { display: { base: 'none', sm: 'inline-flex' } } } } },
});

export const breadcrumbLink = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target.min',
    px: '1',
    borderRadius: 'xs',
    color: 'text.muted',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    _coarse: { minHeight: 'target.touch' },
    _hover: { color: 'text', textDecoration: 'underline' },
  },
});
