import { cva, sva } from '#styled/css';

export const bone = cva({
  base: { display: 'block', flexShrink: '0', bg: 'line', borderRadius: 'sm' },
  variants: {
    kind: {
      line: { height: '3.5', width: 'full' },
      end: { height: '3.5', width: '2/3' },
      short: { height: '3.5', width: '1/3' },
      row: { height: '12', width: 'full' },
      picture: { height: '32', width: 'full' },
      dot: { height: '9', width: '9', borderRadius: 'full' },
      control: { height: 'control.md', width: 'full', borderRadius: 'md' },
      button: { height: 'control.md', width: '24', borderRadius: 'md' },
    },
  },
});

export const skeleton = sva({
  slots: ['root', 'group', 'card', 'line', 'cells', 'head'],
  base: {
    root: { display: 'flex', flexDirection: 'column', animation: '[pulse 1.6s ease-in-out infinite]' },
    group: { display: 'flex', flexDirection: 'column', gap: '2' },
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '4',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
    },
    line: { display: 'flex', alignItems: 'center', gap: '3' },
    cells: {
      display: 'grid',
      gridTemplateColumns: '[2fr 1fr 1fr]',
      alignItems: 'center',
      gap: '5',
      px: '4',
      minHeight: '12',
      borderBlockEndWidth: 'thin',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line',
    },
    head: { bg: 'surface.sunken' },
  },
  variants: {
    shape: {
      text: { root: { gap: '2.5' } },
      rows: { root: { gap: '2' } },
      card: { root: { gap: '4' } },
      form: { root: { gap: '5' } },
      table: { root: { gap: '0' } },
    },
  },
  defaultVariants: { shape: 'text' },
});
