import type { ImageViewerTexts } from '#src/ui/media/ImageViewer.tsx';
import type { PdfViewerTexts } from '#src/ui/media/pdf-viewer.types.ts';
import type { VideoPlayerTexts } from '#src/ui/media/video-player.types.ts';
import { viewerMessages as viewer } from '../messages.ts';
import { mediaMessages as media } from './media-messages.ts';

/** The texts of the players, in the reader's language of now. */

const list = () => ({ title: media.keyboard, close: media.close });

export function videoTexts(): VideoPlayerTexts {
  return {
    ...viewer,
    player: media.video,
    loading: media.loadingVideo,
    volumeAt: media.volumeAt,
    captionsNone: media.captionsNone,
    failed: viewer.videoFailed,
    retry: viewer.tryAgain,
    unsupported: viewer.videoUnsupported,
    keys: { ...list(), ...media.keys, skip: media.keys.seconds, step: media.keys.seconds },
  };
}

export function pdfTexts(): PdfViewerTexts {
  return {
    ...media,
    fullScreen: viewer.fullScreen,
    exitFullScreen: viewer.exitFullScreen,
    zoomIn: viewer.zoomIn,
    zoomOut: viewer.zoomOut,
    percent: viewer.zoom,
    newTab: viewer.newTab,
    loading: media.loadingPdf,
    page: media.pageNumber,
    pageOf: viewer.page,
    broken: viewer.pdfFailed,
    missing: media.pdfMissing,
    unreachable: media.pdfUnreachable,
    locked: viewer.pdfLocked,
    retry: viewer.tryAgain,
    keys: { ...list(), ...media.keys, fit: media.fitWidth, find: media.find },
  };
}

export function imageTexts(): ImageViewerTexts {
  return {
    fullScreen: viewer.fullScreen,
    exitFullScreen: viewer.exitFullScreen,
    zoomIn: viewer.zoomIn,
    zoomOut: viewer.zoomOut,
    percent: viewer.zoom,
    stage: media.picture,
    loading: media.loadingPicture,
    fit: media.fit,
    rotate: media.rotate,
    failed: viewer.imageFailed,
    retry: viewer.tryAgain,
    keys: { ...list(), ...media.keys, fit: media.fit, rotate: media.rotate },
  };
}
