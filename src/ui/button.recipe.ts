import { cva, type RecipeVariantProps } from '#styled/css';

/** The look of a button. It also suits a router link: `<Link className={button({ variant: 'primary' })}>`. */
export const button = cva({
  base: {
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    textStyle: 'action',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: '[background-color, border-color, color, box-shadow]',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    '& svg': { width: 'icon.md', height: 'icon.md', flexShrink: '0' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      bg: 'surface.sunken',
      borderColor: 'line',
      color: 'text.subtle',
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand',
        color: 'brand.contrast',
        boxShadow: 'card',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'brand.hover' },
        '&:active:not(:disabled, [aria-disabled=true])': { bg: 'brand.active' },
      },
      secondary: {
        bg: 'surface',
        color: 'text',
        borderColor: 'line.strong',
        boxShadow: 'card',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'surface.hover', borderColor: 'control' },
        '&:active:not(:disabled, [aria-disabled=true])': { bg: 'surface.sunken' },
      },
      quiet: {
        bg: 'transparent',
        color: 'brand.text',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'brand.subtle' },
        '&:active:not(:disabled, [aria-disabled=true])': { bg: 'brand.subtle', borderColor: 'brand.line' },
        '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
          bg: 'transparent',
          borderColor: 'transparent',
        },
      },
      danger: {
        bg: 'danger',
        color: 'danger.contrast',
        boxShadow: 'card',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'danger.hover' },
        '&:active:not(:disabled, [aria-disabled=true])': { bg: 'danger.active' },
      },
    },
    size: {
      sm: { minHeight: 'control.sm', px: '3', py: '1' },
      md: { minHeight: 'control.md', px: '4', py: '2', _coarse: { minHeight: 'target.touch' } },
      lg: { minHeight: 'control.lg', px: '5', py: '2.5', textStyle: 'subsection' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export type ButtonVariants = NonNullable<RecipeVariantProps<typeof button>>;

export const iconButton = cva({
  base: {
    display: 'inline-flex',
    position: 'relative',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'md',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'transparent',
    color: 'text.muted',
    cursor: 'pointer',
    transitionProperty: '[background-color, border-color, color]',
    transitionDuration: 'fast',
    '& svg': { width: 'icon.md', height: 'icon.md' },
    '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'surface.hover', color: 'text' },
    '&:active:not(:disabled, [aria-disabled=true])': { bg: 'surface.sunken' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      color: 'text.subtle',
      opacity: '[0.5]',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      quiet: {},
      outlined: { bg: 'surface', borderColor: 'line.strong', boxShadow: 'card' },
      danger: {
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'danger.subtle', color: 'danger.text' },
      },
    },
    size: {
      sm: { width: 'control.sm', height: 'control.sm' },
      md: {
        width: 'control.md',
        height: 'control.md',
        _coarse: { minWidth: 'target.touch', minHeight: 'target.touch' },
      },
    },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
});

export type IconButtonVariants = NonNullable<RecipeVariantProps<typeof iconButton>>;
