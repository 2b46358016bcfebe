import BookOpen from 'lucide-react/icons/book-open';
import { useState } from 'react';
import { fileAddress } from '#src/lib/attachment/attachment-item.ts';
import { css } from '#styled/css';

const frame = css({
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  aspectRatio: 'film',
  overflow: 'hidden',
  bg: 'brand.subtle',
  color: 'brand.text',
  '& svg': { width: '10', height: '10' },
});
const picture = css({ display: 'block', width: 'full', aspectRatio: 'film', objectFit: 'cover' });

/** Decorative, because the name is beside it. '' has no picture. */
export function BookCover({ coverId }: { readonly coverId: string }) {
  const [isGone, setGone] = useState(false);
  if (coverId === '' || isGone)
    return (
      <span className={frame} aria-hidden="true">
        <BookOpen />
      </span>
    );
  return (
    <img
      className={picture}
      src={fileAddress(coverId)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
    />
  );
}
