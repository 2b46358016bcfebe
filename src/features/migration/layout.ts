import { css } from '#styled/css';

/** A short table of figures; on phones a row becomes a block of lines. */
export const table = css({
  width: 'full',
  textStyle: 'small',
  '& th': { textAlign: 'start', color: 'text.muted', fontWeight: 'medium', py: '2', paddingInlineEnd: '4' },
  '& td': { py: '2', paddingInlineEnd: '4', verticalAlign: 'middle' },
  '& tbody tr': {
    borderBlockStartWidth: 'thin',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'line',
  },
});

export const scrolls = css({ overflowX: 'auto' });

export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-end' });

export const twoParts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[1fr 1fr]' },
  gap: '5',
  alignItems: 'start',
});

export const muted = css({ color: 'text.muted', textStyle: 'small' });
