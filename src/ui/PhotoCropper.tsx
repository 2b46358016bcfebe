import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { LocaleProvider } from '@ark-ui/react/locale';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { PhotoMoves, PhotoZoom } from './PhotoControls.tsx';
import { photoCrop } from './photo-crop.recipe.ts';
import { type Cut, cropPositionOf, isSmallPhoto, maxZoomOf, type Pixels } from './photo-crop.rules.ts';
import type { PhotoCropperTexts } from './photo-crop.types.ts';
import { drawCut, writeCut } from './photo-draw.ts';

export interface PhotoCropperProps {
  readonly file: File;
  readonly output: 'image/jpeg' | 'image/png';
  readonly busy: boolean;
  readonly texts: PhotoCropperTexts;
  readonly onCrop: (photo: Blob) => void;
  readonly onOther: () => void;
  readonly onUnreadable: () => void;
}

interface OpenedPhoto {
  readonly url: string;
  readonly size: Pixels;
}

/** Opens a photo while it is shown; undefined until its size is known. */
function useOpenedPhoto(file: File, onUnreadable: () => void): OpenedPhoto | undefined {
  const [opened, setOpened] = useState<OpenedPhoto>();
  const fail = useEffectEvent(onUnreadable);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.addEventListener('load', () =>
      setOpened({ url, size: { width: image.naturalWidth, height: image.naturalHeight } }),
    );
    image.addEventListener('error', () => fail());
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return opened;
}

/** The photo's size decides the frame's size and the largest zoom. */
export function PhotoCropper(props: PhotoCropperProps) {
  const opened = useOpenedPhoto(props.file, props.onUnreadable);
  if (opened === undefined) return null;
  return (
    // In photos left is left in every language.
    <LocaleProvider locale="en">
      <Stage {...props} {...opened} />
    </LocaleProvider>
  );
}

function Stage({
  url,
  size,
  output,
  busy,
  texts,
  onCrop,
  onOther,
  onUnreadable,
}: PhotoCropperProps & OpenedPhoto) {
  const styles = photoCrop();
  const image = useRef<HTMLImageElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const [place, setPlace] = useState({ across: 50, down: 50 });
  const maxZoom = maxZoomOf(size);
  const cropper = useImageCropper({
    aspectRatio: 1,
    cropShape: 'circle',
    fixedCropArea: true,
    maxZoom,
    zoomStep: (maxZoom - 1) / 10,
    nudgeStep: 8,
    nudgeStepShift: 32,
    translations: {
      rootLabel: texts.frame,
      rootRoleDescription: '',
      previewDescription: () => '',
      previewLoading: '',
      selectionLabel: () => texts.frame,
      selectionRoleDescription: '',
      selectionInstructions: texts.keys,
    },
  });
  const { zoom, offset, crop } = cropper;
  const cut = (): Cut => cropper.getCropData();

  useEffect(() => {
    if (crop.width === 0 || preview.current === null || image.current === null) return;
    const next: Cut = cropper.getCropData();
    drawCut(preview.current, image.current, next);
    setPlace(cropPositionOf(next, size));
    // The cropper is a new object on each render; these values decide what it shows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [zoom, offset.x, offset.y, crop.width, size]);

  const use = async () => {
    if (image.current === null) return;
    const photo = await writeCut(image.current, cut(), output);
    if (photo === undefined) onUnreadable();
    else onCrop(photo);
  };
  const wide = size.width > size.height;
  const reach = `${(Math.max(size.width, size.height) / Math.min(size.width, size.height)) * 100}%`;

  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <ImageCropper.RootProvider value={cropper} aria-live="off">
            <ImageCropper.Viewport
              className={styles.viewport}
              style={{ width: wide ? reach : '100%', aspectRatio: `${size.width} / ${size.height}` }}
            >
              <ImageCropper.Image ref={image} src={url} className={styles.image} />
              <ImageCropper.Selection
                ref={ring}
                className={styles.ring}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={place.across}
                aria-valuetext={texts.place(place.across, place.down)}
              />
            </ImageCropper.Viewport>
          </ImageCropper.RootProvider>
        </div>
        <div className={styles.side}>
          <canvas ref={preview} width={192} height={192} aria-hidden="true" className={styles.preview} />
          <PhotoMoves texts={texts} target={ring} />
        </div>
      </div>
      <PhotoZoom texts={texts} zoom={zoom} max={maxZoom} onZoom={cropper.setZoom} />
      {isSmallPhoto(size) && (
        <output className={styles.notice}>
          <TriangleAlert />
          <span>{texts.small}</span>
        </output>
      )}
      <div className={styles.foot}>
        <Button onClick={onOther} disabled={busy}>
          {texts.other}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void use()}>
          {texts.use}
        </Button>
      </div>
    </div>
  );
}
