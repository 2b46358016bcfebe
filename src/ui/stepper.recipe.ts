import { sva } from '#styled/css';

/** Numbered steps in a row, on phones in a column; the line between two says whether the first is done. */
export const stepper = sva({
  slots: ['list', 'step', 'button', 'mark', 'words', 'title', 'hint'],
  base: {
    list: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      gap: { base: '1', md: '2' },
      listStyle: 'none',
      // The marks, not their padding, align with the page's edge.
      marginInline: '[-0.5rem]',
    },
    step: {
      display: 'flex',
      position: 'relative',
      flex: { md: '[1 1 0]' },
      minWidth: '0',
      _after: {
        content: '""',
        position: 'absolute',
        bg: 'line.strong',
        insetInlineStart: { base: '[1.4375rem]', md: '[2.75rem]' },
        insetInlineEnd: { md: '[0.25rem]' },
        insetBlockStart: { base: '[2.75rem]', md: '[1.4375rem]' },
        insetBlockEnd: { base: '[-0.25rem]', md: '[auto]' },
        width: { base: '[2px]', md: 'auto' },
        height: { md: '[2px]' },
      },
      _last: { _after: { display: 'none' } },
    },
    button: {
      display: 'flex',
      position: 'relative',
      flexDirection: { base: 'row', md: 'column' },
      alignItems: { base: 'center', md: 'flex-start' },
      columnGap: '3',
      rowGap: '1.5',
      width: 'full',
      minHeight: 'target.touch',
      padding: '2',
      paddingBlockEnd: { base: '3', md: '2' },
      borderRadius: 'md',
      textAlign: 'start',
    },
    mark: {
      display: 'inline-flex',
      flexShrink: '0',
      alignItems: 'center',
      justifyContent: 'center',
      width: '8',
      height: '8',
      borderRadius: 'full',
      borderWidth: 'thick',
      borderStyle: 'solid',
      textStyle: 'label',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      zIndex: 'base',
      '& svg': { width: 'icon.sm', height: 'icon.sm', strokeWidth: '[3]' },
    },
    words: { minWidth: '0' },
    title: { display: 'block', textStyle: 'label' },
    hint: { display: 'block', textStyle: 'caption', color: 'text.muted' },
  },
  variants: {
    state: {
      done: {
        step: { _after: { bg: 'brand' } },
        mark: { bg: 'brand', borderColor: 'brand', color: 'brand.contrast' },
      },
      current: {
        mark: { bg: 'surface', borderColor: 'brand', color: 'brand.text' },
        title: { fontWeight: 'semibold', color: 'brand.text' },
      },
      todo: {
        mark: { bg: 'surface', borderColor: 'control', color: 'text.muted' },
        title: { color: 'text.muted' },
      },
      error: {
        mark: { bg: 'danger.subtle', borderColor: 'danger', color: 'danger.text' },
        title: { color: 'danger.text' },
        hint: { color: 'danger.text' },
      },
    },
    pressable: { true: { button: { cursor: 'pointer', _hover: { bg: 'surface.hover' } } } },
  },
});
