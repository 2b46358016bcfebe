import { sva } from '#styled/css';

export const toastLog = sva({
  slots: ['list', 'entry', 'body', 'line', 'title', 'time', 'text'],
  base: {
    list: { listStyle: 'none' },
    entry: {
      display: 'flex',
      gap: '3',
      py: '3',
      _first: { paddingBlockStart: '0' },
      '& + &': {
        borderBlockStartWidth: 'thin',
        borderBlockStartStyle: 'solid',
        borderBlockStartColor: 'line',
      },
    },
    body: { flexGrow: '1', minWidth: '0' },
    line: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
    title: { textStyle: 'label', fontWeight: 'semibold', minWidth: '0' },
    time: {
      flexShrink: '0',
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    text: { textStyle: 'small', color: 'text.muted', whiteSpace: 'pre-line' },
  },
});
