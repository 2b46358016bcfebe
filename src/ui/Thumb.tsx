import { useState } from 'react';
import { cva } from '#styled/css';

const picture = cva({
  base: {
    flexShrink: '0',
    borderRadius: 'sm',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'line',
    objectFit: 'cover',
    // A page says at its top what it is.
    objectPosition: 'top',
    bg: 'surface.sunken',
  },
  variants: {
    size: { sm: { width: '9', height: '9' }, md: { width: '11', height: '11' } },
    /** Its place stays, so that nothing moves. */
    isGone: { true: { visibility: 'hidden' } },
  },
});

export interface ThumbProps {
  readonly src: string;
  readonly alt: string;
  readonly size?: 'sm' | 'md';
}

/** A small picture in a list: square, loaded once it comes near, its room kept from the beginning. */
export function Thumb({ src, alt, size = 'md' }: ThumbProps) {
  const [isGone, setGone] = useState(false);
  return (
    <img
      className={picture({ size, isGone })}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      data-noprint=""
      onError={() => setGone(true)}
    />
  );
}
