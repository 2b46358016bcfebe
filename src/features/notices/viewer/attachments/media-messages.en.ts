import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of films, PDFs and pictures that `viewerMessages` does not have, English. The comment says where each shows. */
export const mediaMessages = defineMessages('noticeMedia', {
  /** Title of the list of keys, and its close button. */
  keyboard: 'Keyboard keys',
  close: 'Close',
  /** Lines of that list. */
  keys: {
    play: 'Play or pause',
    seconds: (seconds: number) => `Back or forward ${seconds} seconds`,
    volume: 'Volume up or down',
    mute: 'Mute or unmute',
    captions: 'Captions on or off',
    speed: 'Slower or faster',
    fullScreen: 'Full screen',
    jump: 'Start to 90% of the video',
    pages: 'Previous or next page',
    ends: 'First or last page',
    zoom: 'Zoom in or out',
    move: 'Move the picture',
  },

  /** Names of the player and of the picture's box, for screen readers. */
  video: (name: string) => `Video ${name}`,
  picture: (name: string) => `Picture ${name}`,
  loadingVideo: 'Loading the video',
  loadingPdf: 'Loading the PDF',
  loadingPicture: 'Loading the picture',
  /** Over the film, after a key. */
  volumeAt: (percent: number) => `Volume ${percent}%`,
  captionsNone: 'This video has no captions.',

  /** Bar of a picture. */
  fit: 'Fit to the box',
  rotate: 'Turn',

  /** Bar of a PDF. */
  pageNumber: 'Page',
  ofPages: (count: number) => `of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoom: 'Zoom',
  fitWidth: 'Fit width',
  fitPage: 'Fit page',
  find: 'Find in this PDF',
  findNext: 'Next find',
  findPrevious: 'Previous find',
  findClose: 'Close search',
  findCount: (at: number, count: number) => `${at} of ${count}`,
  findNone: 'Not found',
  print: 'Print',
  printing: 'Preparing to print',
  printFailed: 'This PDF could not be printed. Please try again.',
  /** Name of a link inside a PDF. */
  innerLink: 'Go to another page',
  /** In place of a PDF. */
  pdfMissing: 'This PDF is no longer available.',
  pdfUnreachable: 'This PDF could not be loaded. Please check your internet connection.',
  /** Form of a locked PDF. */
  password: 'Password of the PDF',
  wrongPassword: 'This password does not open it.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  unlock: 'Open',
});

/** The list of keys, in the reader's language of now. */
export const keyListTexts = () => ({ title: mediaMessages.keyboard, close: mediaMessages.close });
