import { css, cva } from '#styled/css';

export const quiet = css({ textStyle: 'small', color: 'text.muted' });
export const heading = css({ textStyle: 'section' });
export const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const tabs = css({
  display: 'flex',
  gap: '1',
  overflowX: 'auto',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
export const tab = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minHeight: 'control.md',
    px: '3',
    textStyle: 'label',
    color: 'text.muted',
    borderBlockEndWidth: 'thick',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'transparent',
    _hover: { color: 'text', bg: 'surface.hover' },
    _coarse: { minHeight: 'target.touch' },
  },
  variants: {
    isCurrent: {
      true: {
        color: 'brand.text',
        fontWeight: 'semibold',
        borderBlockEndColor: 'brand',
      },
    },
  },
});

export const cards = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]',
  gap: '4',
  listStyle: 'none',
});
export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '2',
  minWidth: '0',
  p: '4',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
  '& > span:not(:first-child)': { alignSelf: 'start' },
  _hover: { borderColor: 'control' },
});
/** The whole card is the title's link. */
export const cardTitle = css({
  textStyle: 'subsection',
  overflowWrap: 'anywhere',
  '& a': { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});
