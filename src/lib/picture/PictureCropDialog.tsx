import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { pictureMessages as texts } from './messages.en.ts';

const PhotoCropper = lazy(async () => ({ default: (await import('#src/ui/PhotoCropper.tsx')).PhotoCropper }));

const heading = css({ textStyle: 'subsection', marginBlockEnd: '4' });

interface PictureCutProps {
  readonly file: File;
  readonly onCut: (photo: Blob) => void;
  readonly onBack: () => void;
  readonly onUnreadable: () => void;
}

/** [VP-30, CO-49, CO-50, QC-51] Cuts out the square part of a picture. */
export function PictureCropDialog({ file, onCut, onBack, onUnreadable }: PictureCutProps) {
  return (
    <section aria-label={texts.cutTitle}>
      <h3 className={heading}>{texts.cutTitle}</h3>
      <Suspense fallback={<Skeleton label={texts.opening} count={4} />}>
        <PhotoCropper
          file={file}
          output="image/jpeg"
          busy={false}
          texts={texts.cut}
          onCrop={onCut}
          onOther={onBack}
          onUnreadable={onUnreadable}
        />
      </Suspense>
    </section>
  );
}
