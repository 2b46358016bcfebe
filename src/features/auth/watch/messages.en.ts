import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const watchMessages = defineMessages('sessionWatch', {
  endsSoon: 'You will be signed out soon',
  endsSoonText: 'What you are writing is kept.',
  extend: 'Extend',
  extendFailed: 'That did not work. Try again.',
  again: 'Sign in again',
  /** [ER-13] By why it ended. */
  reasons: {
    expired: 'Your login session has expired, logging out',
    refused: 'Your login session has expired, logging out',
    forced: 'Your school has signed you out.',
    elsewhere: 'You signed in on another device, so this one was signed out.',
    provider: 'You were signed out with the account of your school, and so here too.',
  },
  kept: 'This page waits for you as it is. Sign in to go on where you were.',
  as: (name: string, loginName: string) => `${name} (${loginName})`,
  password: 'Password',
  passwordFirst: 'Enter your password to sign in.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  byAccount: (label: string) => `Or sign in with ${label}; this page then goes on by itself`,
  newTab: '(opens in a new tab)',
  somebodyElse: 'Sign in as somebody else',
  /** [LG-07] After a sign-in, while others are still open. */
  devices: 'You are signed in on another device as well.',
  devicesEnd: 'Sign out there and go on here',
  devicesKeep: 'Back',
  unsentTitle: 'Sign out?',
  unsent: (count: number) =>
    plural(count, {
      one: 'You have a draft that was not sent. Delete it from this device if others use it too.',
      other: 'You have # drafts that were not sent. Delete them from this device if others use it too.',
    }),
  stay: 'Stay signed in',
  leaveAndKeep: 'Sign out, keep drafts here',
  leaveAndDelete: 'Sign out and delete',
});
