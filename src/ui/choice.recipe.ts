import { sva } from '#styled/css';

export const choice = sva({
  slots: ['root', 'control', 'label', 'hint'],
  base: {
    root: {
      display: 'inline-grid',
      gridTemplateColumns: '[auto 1fr]',
      columnGap: '2.5',
      alignItems: 'start',
      '&:has(:disabled)': { color: 'text.subtle' },
    },
    control: {
      display: 'grid',
      minHeight: 'target.min',
      placeItems: 'center',
      _coarse: { minHeight: 'target.touch' },
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target.min',
      textStyle: 'control',
      cursor: 'pointer',
      _coarse: { minHeight: 'target.touch' },
      ':has(:disabled) > &': { cursor: 'not-allowed' },
    },
    hint: { gridColumn: '[2]', textStyle: 'caption', color: 'text.muted' },
  },
});
