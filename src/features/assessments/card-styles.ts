import { css } from '#styled/css';

export const cardStyles = {
  grid: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 20rem), 1fr))]',
  }),
  card: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    height: 'full',
    px: '4',
    py: '4',
    bg: 'surface',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
  }),
  name: css({ textStyle: 'subsection', overflowWrap: 'anywhere' }),
  quiet: css({ textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' }),
};
