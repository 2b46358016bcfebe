import { css, cva } from '#styled/css';

export const figureTile = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    p: '4',
    bg: 'surface',
    color: 'text',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
  },
  variants: { chosen: { true: { borderColor: 'brand', bg: 'brand.subtle' } } },
});
export const figureText = css({ textStyle: 'page', fontVariantNumeric: 'tabular-nums' });
export const figureName = css({ textStyle: 'label', color: 'text.muted' });
