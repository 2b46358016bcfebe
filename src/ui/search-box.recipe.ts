import { sva } from '#styled/css';

/** A box where there is room, else an icon. */
export const searchBox = sva({
  slots: ['box', 'words', 'keys'],
  base: {
    box: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: { base: 'center', xl: 'flex-start' },
      gap: '2',
      width: { base: 'control.md', xl: '[15rem]' },
      minHeight: 'control.md',
      px: { xl: '3' },
      borderRadius: 'md',
      color: 'text.muted',
      textStyle: 'control',
      cursor: 'pointer',
      borderWidth: { xl: 'thin' },
      borderStyle: { xl: 'solid' },
      borderColor: { xl: 'control' },
      bg: { xl: 'surface' },
      _coarse: { minHeight: 'target.touch', minWidth: 'target.touch' },
      _hover: { bg: 'surface.hover', color: 'text' },
      '& svg': { width: 'icon.md', height: 'icon.md', flexShrink: '0' },
    },
    words: { hideBelow: 'xl' },
    keys: { hideBelow: 'xl', marginInlineStart: 'auto', textStyle: 'caption' },
  },
});
