import { defineMessages } from '#src/lib/words/messages.ts';

export const attachmentMessages = defineMessages('attachment', {
  keyboard: 'Keyboard keys',
  close: 'Close',
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

  video: (name: string) => `Video ${name}`,
  picture: (name: string) => `Picture ${name}`,
  loadingVideo: 'Loading the video',
  loadingPdf: 'Loading the PDF',
  loadingPicture: 'Loading the picture',
  volumeAt: (percent: number) => `Volume ${percent}%`,
  captionsNone: 'This video has no captions.',

  fit: 'Fit to the box',
  rotate: 'Turn',

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
  innerLink: 'Go to another page',
  pdfMissing: 'This PDF is no longer available.',
  pdfUnreachable: 'This PDF could not be loaded. Please check your internet connection.',
  password: 'Password of the PDF',
  wrongPassword: 'This password does not open it.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  unlock: 'Open',

  newTab: '(opens in a new tab)',
  /** [PU-04] A handed-in program of the workspace. */
  program: (version: number) => `Program, version ${version}`,
  painting: (version: number) => `Painting, version ${version}`,

  tryAgain: 'Try again',

  loadingAttachment: 'Loading the attachment',
  cannotShow: 'This attachment could not be shown.',

  /** [TV-11] Link around a picture. */
  openImage: (name: string) => `Open ${name} in full size`,
  nameAndSize: (name: string, size: string) => `${name}, ${size}`,
  imageFailed: 'This picture could not be shown.',

  /** [TV-14] Button of a file. */
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  downloading: 'Downloading',
  /** [RP-07] Below the button. */
  demoNoDownload: 'Attachments cannot be downloaded in a demo school.',
  downloadFailed: 'The file could not be downloaded. Please try again.',
  downloadOffline: 'The file could not be downloaded. Please check your internet connection.',
  downloadGone: 'This file is no longer available.',
  downloadRefused: 'You cannot download this file.',

  /** [TV-12] Buttons above a document or PDF. */
  fullScreen: 'Full Screen',
  exitFullScreen: 'Exit Full Screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percent: (percent: number) => `${percent}%`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  pdfFailed: 'This PDF could not be shown.',
  pdfLocked: 'This PDF is locked with a password.',

  /** [TV-08, QU-51] Placeholder of a YouTube or Vimeo video. */
  playFrom: (service: string) => `Play from ${service}`,
  playVideoFrom: (label: string, service: string) => `Play ${label} from ${service}`,
  outside: (service: string) => `Nothing is loaded from ${service} until you press play.`,
  videoFrameTitle: (label: string, service: string) => `${label} on ${service}`,
  /** [TV-09] Button of a SharePoint video. */
  viewVideo: 'View Video',
  otherSite: (host: string) => `Opens ${host} in a new tab.`,

  /** [TV-10, VW-04] Video player. */
  play: 'Play',
  pause: 'Pause',
  back: (seconds: number) => `Back ${seconds} seconds`,
  forward: (seconds: number) => `Forward ${seconds} seconds`,
  seek: 'Position',
  timeSeparator: '/',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  speed: 'Speed',
  speedValue: (rate: number) => `${rate}×`,
  captions: 'Captions',
  captionsOff: 'Off',
  resolution: 'Resolution',
  original: 'Original',
  videoFailed: 'This video could not be played.',
  /** [VW-05] In place of a video. */
  videoUnsupported: 'Your browser does not support the video tag.',
});

export const keyListTexts = () => ({ title: attachmentMessages.keyboard, close: attachmentMessages.close });
