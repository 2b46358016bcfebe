import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('helpMedia', {
  /** [ML-07] The entry that opens the film. */
  onboarding: 'Onboarding Video',
  close: 'Close',
  loading: 'Loading the video',
  none: 'There is no video for you yet.',
  failed: 'The video could not be loaded.',
  failedText: 'Please check your internet connection.',
  retry: 'Try again',
  /** [RT-07] A film that is not there, or not for everybody. */
  gone: 'This video is not available.',
  goneText: 'The link may be old, or the video is not for everybody.',
  toStart: 'Go to Banyan',
  /** [ML-09] In the footer; the titles of the dialogs too. */
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  download: 'Download',
});
