import { css } from '#styled/css';

export const stack = css({ display: 'flex', flexDirection: 'column', gap: '5' });
export const twoColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '[1fr 1fr]' },
  gap: '5',
  alignItems: 'start',
});
