import { cva, sva } from '#styled/css';

/** The look of every control with a value: text inputs, the pick list's box and the date's box. */
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
    _placeholderShown: { textOverflow: 'ellipsis' },
    _coarse: { minHeight: 'target.touch' },
    '&:hover:not(:disabled)': { borderColor: 'text.muted' },
    '&:is([aria-invalid=true])': {
      borderColor: 'danger.text',
      boxShadow: '[inset 0 0 0 1px var(--colors-danger-text)]',
    },
    _focusVisible: { outlineOffset: '[1px]' },
    '&:is([data-readonly], :read-only:not(select, button, div))': { bg: 'surface.sunken' },
    '&:disabled': {
      bg: 'surface.sunken',
      borderColor: 'line.strong',
      color: 'text.subtle',
      cursor: 'not-allowed',
    },
  },
  variants: {
    room: {
      one: { paddingInlineEnd: '11', _coarse: { paddingInlineEnd: '12' } },
      two: { paddingInlineEnd: '20', _coarse: { paddingInlineEnd: '24' } },
    },
  },
});

export const boxed = sva({
  slots: ['box', 'buttons', 'button'],
  base: {
    box: { display: 'flex', position: 'relative' },
    buttons: { display: 'flex', position: 'absolute', insetBlock: 'px', insetInlineEnd: 'px' },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '9',
      borderRadius: 'md',
      color: 'text.muted',
      cursor: 'pointer',
      _coarse: { width: 'target.touch' },
      '& svg': { width: 'icon.md', height: 'icon.md' },
      '&:hover:not(:disabled)': { bg: 'surface.hover', color: 'text' },
      '&:disabled': { color: 'text.subtle', cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '[-2px]' },
    },
  },
});
