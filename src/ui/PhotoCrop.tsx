import { lazy, Suspense, useState } from 'react';
import { FieldError } from './Field.tsx';
import { FileDropZone, type FileDropZoneTexts } from './FileDropZone.tsx';
import { photoCrop } from './photo-crop.recipe.ts';
import { checkPhoto, type PhotoFault, photoKinds } from './photo-crop.rules.ts';
import type { PhotoCropperTexts } from './photo-crop.types.ts';
import { Skeleton } from './Skeleton.tsx';

// The cropper's code loads once there is a photo.
const PhotoCropper = lazy(async () => ({ default: (await import('./PhotoCropper.tsx')).PhotoCropper }));

export interface PhotoCropTexts extends PhotoCropperTexts {
  readonly zone: FileDropZoneTexts;
  readonly loading: string;
  readonly wrongKind: string;
  /** [CO-48] Over 5 MB. */
  readonly tooBig: string;
  readonly unreadable: string;
}

export interface PhotoCropProps {
  /** [CO-49] 400 × 400 pixels. */
  readonly onCrop: (photo: Blob) => void;
  readonly texts: PhotoCropTexts;
  /** The type of the cropped file; default JPEG. */
  readonly output?: 'image/jpeg' | 'image/png' | undefined;
  readonly busy?: boolean | undefined;
}

export function PhotoCrop({ onCrop, texts, output = 'image/jpeg', busy = false }: PhotoCropProps) {
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<PhotoFault | 'unreadable'>();
  const styles = photoCrop();
  const faults = { kind: texts.wrongKind, size: texts.tooBig, unreadable: texts.unreadable };

  const take = (next: File | undefined) => {
    if (next === undefined) return;
    const wrong = checkPhoto(next);
    setFault(wrong);
    setFile(wrong === undefined ? next : undefined);
  };
  const drop = (wrong?: 'unreadable') => {
    setFile(undefined);
    setFault(wrong);
  };

  if (file !== undefined) {
    return (
      <Suspense fallback={<Skeleton label={texts.loading} count={4} />}>
        <PhotoCropper
          file={file}
          output={output}
          busy={busy}
          texts={texts}
          onCrop={onCrop}
          onOther={() => drop()}
          onUnreadable={() => drop('unreadable')}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.root}>
      <FileDropZone texts={texts.zone} accept={photoKinds.join(',')} onFiles={(files) => take(files[0])} />
      <div role="alert">{fault !== undefined && <FieldError>{faults[fault]}</FieldError>}</div>
    </div>
  );
}
