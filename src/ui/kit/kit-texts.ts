import type { FileItemTexts } from '../FileItem.tsx';
import type { MultiSelectTexts } from '../pick-field.types.ts';

/** The kit is a page for developers, so its texts are English only. */
export const kit = {
  name: 'Banyan',
  title: 'Parts',
  lead: 'Every part of the interface in its main states.',
  footer: 'For developers only',
  frame: { skip: 'Skip to content', menu: 'Main menu', openMenu: 'Open menu', closeMenu: 'Close menu' },
  theme: { light: 'Light', dark: 'Dark', contrast: 'High contrast', system: 'System' },
  rtl: 'Right to left',
  sections: 'Parts',
  everything: 'Everything',
} as const;

export const sections = {
  actions: 'Actions',
  fields: 'Fields',
  pickers: 'Pickers',
  files: 'Files',
  status: 'Status',
  layers: 'Layers',
  carousel: 'Carousel',
  states: 'Empty, error, loading',
  choices: 'Choices and special fields',
  overlays: 'Overlays and messages',
  navigation: 'Finding the way',
  grid: 'Data grid',
  resource: 'Lists, forms and actions',
  chart: 'Charts',
  media: 'Video, PDF, picture',
} as const;

export const gradeTexts: MultiSelectTexts = {
  all: 'All grades',
  done: 'Done',
  placeholder: 'Choose grades',
  search: 'Find a grade',
  loading: 'Loading grades…',
  empty: 'There are no grades yet.',
  noMatch: 'No grade matches.',
  unavailable: 'The list could not be opened. Try again.',
  chosen: (count) => `${count} chosen`,
  more: (count) => `+${count}`,
};

export const schoolTexts: MultiSelectTexts = {
  ...gradeTexts,
  all: 'All schools',
  placeholder: 'Choose schools',
  search: 'Find a school',
  noMatch: 'No school matches.',
};

export const dateTexts = {
  placeholder: '2026-11-20',
  open: 'Open calendar',
  close: 'Close calendar',
  clear: 'Clear date',
  previous: 'Previous',
  next: 'Next',
  switchView: 'Choose a month',
  invalid: 'Write the date like 2026-11-20.',
} as const;

export const fileTexts: FileItemTexts = {
  waiting: 'Waiting',
  checking: 'Checking the file…',
  ready: 'Ready',
  cancelled: 'Cancelled',
  uploading: (percent) => `Uploading, ${percent} %`,
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Remove ${name}`,
};

export const carouselTexts = {
  previous: 'Previous notice',
  next: 'Next notice',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, count: number) => `${position} of ${count}`,
} as const;

export const toastTexts = {
  region: 'Messages',
  close: 'Close message',
  tones: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
} as const;
