import { useState } from 'react';
import { css } from '#styled/css';
import { PhotoCrop, type PhotoCropTexts } from '../PhotoCrop.tsx';
import { Row } from './KitSection.tsx';

const photoTexts: PhotoCropTexts = {
  zone: {
    title: 'Drop a photo here',
    hint: 'JPEG, PNG or WebP, up to 5 MB.',
    choose: 'Choose a photo',
    over: 'Let go to take this photo',
  },
  loading: 'Opening the photo',
  wrongKind: 'This is not a JPEG, PNG or WebP photo.',
  tooBig: 'This photo is larger than 5 MB.',
  unreadable: 'This photo cannot be opened.',
  frame: 'Part of the photo that is shown',
  keys: 'Move the photo with the arrow keys, zoom with plus and minus.',
  place: (across, down) => `${across} % from the left, ${down} % from the top`,
  zoom: 'Zoom',
  zoomed: (percent) => `${percent} %`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  left: 'Move the photo left',
  right: 'Move the photo right',
  up: 'Move the photo up',
  down: 'Move the photo down',
  small: 'This photo is small and may look blurred. 900 pixels or more on each side look best.',
  use: 'Use this photo',
  other: 'Choose another',
};

const kept = { alt: 'The photo that was cut out', size: (bytes: number) => `${bytes} bytes` } as const;
const narrow = css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'dialog.form' });
const picture = css({ width: '24', height: '24', borderRadius: 'full' });

export function KitPhoto() {
  const [cut, setCut] = useState<{ readonly photo: Blob; readonly url: string }>();
  return (
    <div className={narrow}>
      <PhotoCrop texts={photoTexts} onCrop={(photo) => setCut({ photo, url: URL.createObjectURL(photo) })} />
      {cut !== undefined && (
        <Row>
          <img src={cut.url} alt={kept.alt} data-type={cut.photo.type} className={picture} />
          <span>{kept.size(cut.photo.size)}</span>
        </Row>
      )}
    </div>
  );
}
