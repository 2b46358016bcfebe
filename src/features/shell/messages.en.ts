import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('shell', {
  skip: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** [ML-02] In the header. */
  welcome: (name: string) => `Welcome Back ${name}`,
  /** [ML-03] In the header of the central office. */
  welcomeOffice: (title: string) => `Welcome ${title}`,
  /** [EN-07, ML-03] Under the name. */
  roles: {
    1: 'Super Admin',
    2: 'School Admin',
    3: 'Student',
    4: 'Faculty',
    5: 'Finance',
    6: 'Helpdesk',
  },
  /** [ML-03] Of the central office. */
  director: 'Director',
  /** [SM-04] Over the second list of modules. */
  otherModules: 'More',
  /** [SM-05] The menu’s entry of the helpdesk. */
  help: 'Help',
  /** For screen readers, after "Help": the helpdesk answered. */
  newAnswers: (count: number) => plural(count, { one: '# new answer', other: '# new answers' }),
  inspector: 'Inspector',
  calendar: 'Calendar',
  /** [SM-01] The picture that opens the profile. */
  profileOf: (name: string) => `Profile of ${name}`,
  signOut: 'Sign out',
  display: {
    open: 'Display and language',
    title: 'Display',
    close: 'Close',
    theme: 'Theme',
    themes: { system: 'Like this device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    language: 'Language',
    languageFailed: 'This language could not be loaded. Check your internet connection.',
    /** [QC-38] Beside the switch in the menu of the profile. */
    shortcuts: 'Allow browser shortcuts',
    shortcutsHint: 'F5, Ctrl with a key, and the right mouse button work as in the browser.',
  },
  /** [QC-38] When a key of the browser was held back. */
  keys: {
    refresh: 'Refreshing with keys is switched off here.',
    shortcut: 'Browser shortcuts are switched off here.',
    contextMenu: 'The right mouse button is switched off here.',
    allow: 'Allow them',
    refreshNow: 'Refresh',
  },
  log: {
    open: (unread: number) =>
      plural(unread, { '0': 'Messages', one: 'Messages, # unread', other: 'Messages, # unread' }),
    title: 'Messages',
    close: 'Close',
    clear: 'Clear all',
    empty: 'No messages yet',
    emptyText: 'What the app told you since you signed in stays here.',
  },
  /** [ML-09] In the footer. */
  copyright: (year: number, product: string) => `© ${year} ${product}`,
  offline: 'No internet Please check your internet connection.',
  offlineHint: 'What you write stays on this device until you are back.',
  /** While the person waits for the server [ST-43]. */
  waiting: 'Loading',
  newVersion: 'A new version of Banyan is ready',
  newVersionText: 'What you are writing is kept.',
  reload: 'Reload',
  /** Toasts [ER-07]. */
  toasts: {
    region: 'Messages',
    close: 'Close message',
    tones: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Note' },
  },
  /** Until the app runs, for screen readers. */
  starting: 'Starting',
  /** [LD-03, ER-30] Before somebody without any module is signed out. */
  noAccess: "You don't have any access!",
  noAccessText: 'Ask the central office to open something for you.',
  /** [ER-14] Under it, what the browser says. */
  brokenText: (message: string) => `An error occurred: ${message}`,
  broken: 'Something went wrong.',
  brokenRetry: 'Try again',
});
