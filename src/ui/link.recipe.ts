import { cva, type RecipeVariantProps } from '#styled/css';

/** The look of a text link. It also suits a router link: `<RouterLink className={link()}>`. */
export const link = cva({
  base: {
    color: 'brand.text',
    borderRadius: 'xs',
    textDecorationLine: 'underline',
    textDecorationThickness: '[from-font]',
    textUnderlineOffset: '[0.18em]',
    cursor: 'pointer',
    '& svg': { flexShrink: '0', width: '[1em]', height: '[1em]' },
    _hover: { textDecorationThickness: '[2px]' },
    _active: { color: 'text' },
  },
  variants: {
    look: {
      inline: { '& svg': { display: 'inline', marginInlineStart: '1', verticalAlign: '[-0.1em]' } },
      /** On its own: a full target, underlined only on hover or focus. */
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: 'target.min',
        textStyle: 'action',
        textDecorationLine: 'none',
        _coarse: { minHeight: 'target.touch' },
        _hover: { textDecorationLine: 'underline', textDecorationThickness: '[from-font]' },
        _focusVisible: { textDecorationLine: 'underline' },
      },
    },
  },
  defaultVariants: { look: 'inline' },
});

export type LinkVariants = NonNullable<RecipeVariantProps<typeof link>>;
