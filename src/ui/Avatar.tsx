import { useState } from 'react';
import { cva } from '#styled/css';

const avatar = cva({
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { width: '7', height: '7', fontSize: '[0.6875rem]' },
      md: { width: '9', height: '9', fontSize: 'xs' },
      lg: { width: '16', height: '16', fontSize: 'xl' },
      xl: { width: '32', height: '32', fontSize: '3xl' },
    },
    hue: {
      '0': { bg: 'brand.subtle', color: 'brand.text' },
      '1': { bg: 'accent.subtle', color: 'accent.text' },
      '2': { bg: 'info.subtle', color: 'info.text' },
      '3': { bg: 'success.subtle', color: 'success.text' },
      '4': { bg: 'danger.subtle', color: 'danger.text' },
    },
  },
});

const hues = ['0', '1', '2', '3', '4'] as const;
const graphemes = new Intl.Segmenter();

const firstLetter = (word: string): string => {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
};

/**
 * The first letters of the first and last name: "Asha Devi Rao" → "AR". Scripts that join letters or carry signs give
 * one: "मीरा शर्मा" → "मी".
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = firstLetter(words[0] ?? '');
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : '';
  const stands = /^\p{Script=Latin}|^\p{Script=Cyrillic}|^\p{Script=Greek}/u.test(first);
  return (stands ? first + last : first).toLocaleUpperCase();
}

const hueOf = (name: string) => {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return hues[sum % hues.length] ?? '0';
};

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A person's picture or initials. It is decoration: the name stands beside it or on the button around it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={avatar({ size, hue: hueOf(name) })} aria-hidden="true">
      {src === undefined || src === broken ? (
        initialsOf(name)
      ) : (
        <img src={src} alt="" onError={() => setBroken(src)} />
      )}
    </span>
  );
}
