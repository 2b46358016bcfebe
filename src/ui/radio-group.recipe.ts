import { cva } from '#styled/css';

export const radio = cva({
  base: {
    appearance: 'none',
    display: 'grid',
    flexShrink: '0',
    width: '5',
    height: '5',
    placeItems: 'center',
    bg: 'surface',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'full',
    cursor: 'pointer',
    transitionProperty: '[border-color]',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      bg: 'brand',
      transform: '[scale(0)]',
      transitionProperty: '[transform]',
      transitionDuration: 'fast',
      transitionTimingFunction: 'out',
    },
    '&:hover:not(:disabled)': { borderColor: 'text.muted' },
    '&:checked': { borderColor: 'brand', borderWidth: 'thick', _before: { transform: '[none]' } },
    '[aria-invalid=true] &': { borderColor: 'danger.text' },
    '&:disabled': {
      bg: 'surface.sunken',
      borderColor: 'line.strong',
      cursor: 'not-allowed',
      _before: { bg: 'text.subtle' },
    },
    '&:disabled:checked': { borderColor: 'text.subtle' },
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});

/** The whole card is the label. */
export const radioCard = cva({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    bg: 'surface',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    cursor: 'pointer',
    transitionProperty: '[background-color, border-color]',
    transitionDuration: 'fast',
    _hover: { borderColor: 'control' },
    '&:has(:checked)': {
      bg: 'brand.subtle',
      borderColor: 'brand',
      boxShadow: '[inset 0 0 0 1px var(--colors-brand)]',
    },
    '[aria-invalid=true] &': { borderColor: 'danger.text' },
    '&:has(:disabled)': {
      bg: 'surface.sunken',
      borderColor: 'line',
      boxShadow: 'none',
      color: 'text.subtle',
      cursor: 'not-allowed',
    },
    // People see the card as the choice, so it carries the focus ring.
    '&:has(:focus-visible)': { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[2px]' },
    '& input:focus-visible': { outline: '[none]' },
    '& > svg': { flexShrink: '0', width: 'icon.lg', height: 'icon.lg', color: 'text.muted' },
    '&:has(:checked) > svg': { color: 'brand.text' },
  },
});
