import { css } from '#styled/css';

export const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
});
export const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '4',
  rowGap: '5',
  alignItems: 'start',
});
