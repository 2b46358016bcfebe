import { useState } from 'react';
import { cva } from '#styled/css';
import { fileAddress } from './attachment-item.ts';

const frame = cva({
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: 'film',
    objectFit: 'cover',
    bg: 'brand.subtle',
    borderRadius: 'md',
  },
});

/** The project's picture, or its first letter. It is decoration, since the name stands beside it. */
export function Cover({ fileId, title }: { readonly fileId: string; readonly title: string }) {
  const [isGone, setGone] = useState(false);
  if (fileId === '' || isGone)
    return (
      <span className={letter} aria-hidden="true">
        {title.slice(0, 1)}
      </span>
    );
  return (
    <img
      className={frame()}
      src={fileAddress(fileId)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
    />
  );
}

const letter = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    aspectRatio: 'film',
    bg: 'brand.subtle',
    color: 'brand.text',
    borderRadius: 'md',
    textStyle: 'page',
  },
})();
