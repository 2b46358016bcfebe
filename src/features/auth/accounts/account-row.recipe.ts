import { sva } from '#styled/css';

export const accountRow = sva({
  slots: ['row', 'words', 'name'],
  base: {
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    words: {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: '1',
      flexBasis: '0',
      minWidth: '48',
      overflowWrap: 'anywhere',
    },
    name: { textStyle: 'label' },
  },
});
