import type { ReactNode } from 'react';
import { cva, type RecipeVariantProps } from '#styled/css';

const badge = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    px: '2',
    py: 'px',
    minHeight: '6',
    borderRadius: 'full',
    borderWidth: 'thin',
    borderStyle: 'solid',
    textStyle: 'badge',
    '& svg': { width: '[0.9375rem]', height: '[0.9375rem]', flexShrink: '0' },
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.sunken', borderColor: 'line', color: 'text.muted' },
      brand: { bg: 'brand.subtle', borderColor: 'brand.line', color: 'brand.text' },
      success: { bg: 'success.subtle', borderColor: 'success.line', color: 'success.text' },
      warning: { bg: 'warning.subtle', borderColor: 'warning.line', color: 'warning.text' },
      danger: { bg: 'danger.subtle', borderColor: 'danger.line', color: 'danger.text' },
      info: { bg: 'info.subtle', borderColor: 'info.line', color: 'info.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeTone = NonNullable<NonNullable<RecipeVariantProps<typeof badge>>['tone']>;

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
