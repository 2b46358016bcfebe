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
    objectPosition: 'top',
    bg: 'surface.sunken',
  },
  variants: {
    size: { sm: { width: '9', height: '9' }, md: { width: '11', height: '11' } },
    /** It keeps its room, so that nothing moves. */
    isGone: { true: { visibility: 'hidden' } },
  },
});

export interface ThumbProps {
  readonly src: string;
  readonly alt: string;
  readonly size?: 'sm' | 'md';
}

/** A small square picture in a list; it loads when near, and its room is reserved. */
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
