import { cva } from '#styled/css';

/** The look of everything that holds a value: text inputs, the pick list's and the date's box. */
export const control = cva({
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: 'control.md',
    px: '3',
    py: '1.5',
    bg: 'surface',
    color: 'text',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'md',
    textStyle: 'control',
    textAlign: 'start',
    transitionProperty: '[border-color, background-color]',
    transitionDuration: 'fast',
    _placeholder: { color: 'text.subtle', opacity: '1' },
    _coarse: { minHeight: 'target.touch' },
    '&:hover:not(:disabled)': { borderColor: 'text.muted' },
    '&:is([aria-invalid=true])': {
      borderColor: 'danger.text',
      boxShadow: '[inset 0 0 0 1px var(--colors-danger-text)]',
    },
    _focusVisible: { outlineOffset: '[1px]' },
    '&:read-only:not(select, button, div)': { bg: 'surface.sunken' },
    '&:disabled': {
      bg: 'surface.sunken',
      borderColor: 'line.strong',
      color: 'text.subtle',
      cursor: 'not-allowed',
    },
  },
  variants: {
    /** Room at the end for a button that sits inside the box. */
    room: { one: { paddingInlineEnd: '11' }, two: { paddingInlineEnd: '20' } },
  },
});
