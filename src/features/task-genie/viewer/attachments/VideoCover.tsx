import { useMediaState } from '@vidstack/react';
import Play from 'lucide-react/icons/play';
import { css } from '#styled/css';

const poster = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'contain',
  bg: '[black]',
  pointerEvents: 'none',
});
const invitation = css({
  display: 'grid',
  position: 'absolute',
  inset: '0',
  placeItems: 'center',
  pointerEvents: 'none',
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: '16',
    height: '16',
    borderRadius: 'full',
    bg: 'brand',
    color: 'brand.contrast',
    boxShadow: 'raised',
  },
  '& svg': { width: '7', height: '7', fill: 'current' },
});

/** [EN-04] The film's cover and an invitation, until it is first played; the button for it is in the bar. */
export function VideoCover({ address }: { readonly address: string | null }) {
  const started = useMediaState('started');
  if (started) return null;
  return (
    <>
      {address !== null && <img className={poster} src={address} alt="" />}
      <div className={invitation} aria-hidden="true">
        <span>
          <Play />
        </span>
      </div>
    </>
  );
}
