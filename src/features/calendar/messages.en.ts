import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the dialog that brings due dates into a calendar program. */
export const messages = defineMessages('calendar', {
  title: 'Due dates in your calendar',
  close: 'Close',
  loading: 'Loading your calendar address',
  failed: 'Your calendar address could not be loaded.',
  retry: 'Try again',
  /** While there is none. */
  offer:
    'Your calendar program can show the due dates of the notices you read here, and follow them when they change.',
  make: 'Make an address',
  /** Once, right after it was made. */
  address: 'Your calendar address',
  howTo: 'In your calendar program choose “Add calendar by URL” or “Subscribe”, and paste this address.',
  once: 'It is shown this once. Whoever has it can read your notices’ titles, texts and due dates.',
  copy: 'Copy address',
  copied: 'Copied',
  copyFailed: 'Select the address and copy it by hand.',
  /** Later. */
  isOn: 'Your calendar address is on',
  madeOn: (day: string) => `Made on ${day}.`,
  lastRead: (time: string) => `Last read by a calendar program: ${time}.`,
  neverRead: 'No calendar program has read it yet.',
  lost: 'The address cannot be shown again. If you lost it, make a new one.',
  renew: 'Make a new address',
  renewTitle: 'Make a new address?',
  renewText: 'The earlier address stops working. Calendar programs that use it need the new one.',
  off: 'Switch off',
  offTitle: 'Switch your calendar address off?',
  offText: 'Calendar programs that use it will show your due dates no more.',
  keep: 'Keep it',
  isOff: 'Your calendar address is switched off.',
  notDone: 'That did not work. Try again.',
});
