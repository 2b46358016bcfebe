import type { PdfViewerTexts } from '#src/ui/media/pdf-viewer.types.ts';
import type { VideoPlayerTexts } from '#src/ui/media/video-player.types.ts';
import { keyListTexts, attachmentMessages as messages } from './messages.en.ts';

export function pdfTexts(): PdfViewerTexts {
  return {
    ...messages,
    loading: messages.loadingPdf,
    page: messages.pageNumber,
    broken: messages.pdfFailed,
    missing: messages.pdfMissing,
    unreachable: messages.pdfUnreachable,
    locked: messages.pdfLocked,
    retry: messages.tryAgain,
    keys: { ...keyListTexts(), ...messages.keys, fit: messages.fitWidth, find: messages.find },
  };
}

export function videoTexts(): VideoPlayerTexts {
  return {
    ...messages,
    player: messages.video,
    loading: messages.loadingVideo,
    failed: messages.videoFailed,
    retry: messages.tryAgain,
    unsupported: messages.videoUnsupported,
    keys: { ...keyListTexts(), ...messages.keys, skip: messages.keys.seconds, step: messages.keys.seconds },
  };
}
