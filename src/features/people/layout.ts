import { css } from '#styled/css';

export const twoColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '[1fr 1fr]' },
  columnGap: '4',
  rowGap: '4',
  alignItems: 'start',
});

export const partTitle = css({ textStyle: 'subsection', marginBlockStart: '2' });

export const named = css({ display: 'inline-flex', alignItems: 'center', gap: '3', minWidth: '0' });
