import type { PdfViewerTexts } from '#src/ui/media/pdf-viewer.types.ts';
import type { VideoPlayerTexts } from '#src/ui/media/video-player.types.ts';
import { viewerMessages as messages } from '../messages.en.ts';
import { keyListTexts, mediaMessages as media } from './media-messages.en.ts';

/** In the reader's language of now. */
export function pdfTexts(): PdfViewerTexts {
  return {
    ...media,
    fullScreen: messages.fullScreen,
    exitFullScreen: messages.exitFullScreen,
    zoomIn: messages.zoomIn,
    zoomOut: messages.zoomOut,
    percent: messages.zoom,
    newTab: messages.newTab,
    loading: media.loadingPdf,
    page: media.pageNumber,
    pageOf: messages.page,
    broken: messages.pdfFailed,
    missing: media.pdfMissing,
    unreachable: media.pdfUnreachable,
    locked: messages.pdfLocked,
    retry: messages.tryAgain,
    keys: { ...keyListTexts(), ...media.keys, fit: media.fitWidth, find: media.find },
  };
}

/** In the reader's language of now. */
export function videoTexts(): VideoPlayerTexts {
  return {
    ...messages,
    player: media.video,
    loading: media.loadingVideo,
    volumeAt: media.volumeAt,
    captionsNone: media.captionsNone,
    failed: messages.videoFailed,
    retry: messages.tryAgain,
    unsupported: messages.videoUnsupported,
    keys: { ...keyListTexts(), ...media.keys, skip: media.keys.seconds, step: media.keys.seconds },
  };
}
