import { sva } from '#styled/css';

export const segmented = sva({
  slots: ['root', 'segment'],
  base: {
    root: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '[1fr]',
      gap: '1',
      padding: '1',
      bg: 'surface.sunken',
      borderRadius: 'md',
    },
    segment: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'control.sm',
      px: '2',
      borderRadius: 'sm',
      textStyle: 'label',
      textAlign: 'center',
      color: 'text.muted',
      cursor: 'pointer',
      _coarse: { minHeight: 'target.touch' },
      _hover: { color: 'text' },
      '&:has(:checked)': { bg: 'surface', color: 'text', boxShadow: 'card' },
      // People see the segment as the choice, so it carries the focus ring.
      '&:has(:focus-visible)': { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[2px]' },
      '@media (forced-colors: active)': { '&:has(:checked)': { outline: '[2px solid Highlight]' } },
      '& input': { srOnly: true },
    },
  },
});
