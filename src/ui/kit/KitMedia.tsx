import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { DownloadLink } from '../media/DownloadLink.tsx';
import { ImageViewer } from '../media/ImageViewer.tsx';
import { PdfViewer } from '../media/PdfViewer.tsx';
import { VideoPlayer } from '../media/VideoPlayer.tsx';
import { KitMediaSlides } from './KitMediaSlides.tsx';
import { KitSection } from './KitSection.tsx';
import { imageTexts, mediaNames as names, pdfTexts, videoTexts } from './kit-media-texts.ts';
import { sections } from './kit-texts.ts';

const title = css({ textStyle: 'subsection' });
const pair = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(30rem, 100%), 1fr))]',
  alignItems: 'start',
  gap: '5',
});

interface GroupProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Group({ name, children }: GroupProps) {
  return (
    <>
      <h3 className={title}>{name}</h3>
      <div className={pair}>{children}</div>
    </>
  );
}

const download = (href: string, name: string) => (
  <DownloadLink href={href} name={name} label={names.download(name)} />
);

const captions = [
  { src: '/captions-en.vtt', label: 'English', lang: 'en' },
  { src: '/captions-hi.vtt', label: 'हिन्दी', lang: 'hi' },
] as const;

export function KitMedia() {
  return (
    <KitSection title={sections.media}>
      <Group name={names.video}>
        <VideoPlayer
          name={names.film}
          sources={[
            { src: '/clip-720p.mp4', label: '720p' },
            { src: '/clip-360p.mp4', label: '360p' },
          ]}
          poster="/photo.jpg"
          captions={captions}
          texts={videoTexts}
        />
        <VideoPlayer
          name={names.plainFilm}
          sources={[{ src: '/clip-360p.mp4', label: '360p' }]}
          downloadable={false}
          texts={videoTexts}
        />
        <VideoPlayer
          name={names.goneFilm}
          sources={[{ src: '/gone.mp4', label: '720p' }]}
          texts={videoTexts}
        />
      </Group>
      <Group name={names.pdf}>
        <PdfViewer
          name={names.notice}
          src="/notice.pdf"
          actions={download('/notice.pdf', names.notice)}
          texts={pdfTexts}
        />
        <PdfViewer name={names.slides} src="/slides.pdf" downloadable={false} texts={pdfTexts} />
        <PdfViewer name={names.gone} src="/gone.pdf" texts={pdfTexts} />
      </Group>
      <Group name={names.image}>
        <ImageViewer
          name={names.photo}
          src="/photo.jpg"
          alt={names.photoAlt}
          actions={download('/photo.jpg', names.photo)}
          texts={imageTexts}
        />
        <ImageViewer name={names.picture} src="/picture.png" texts={imageTexts} />
        <ImageViewer name={names.animation} src="/anim.gif" texts={imageTexts} />
        <ImageViewer name={names.goneImage} src="/gone.png" texts={imageTexts} />
      </Group>
      <KitMediaSlides />
    </KitSection>
  );
}
