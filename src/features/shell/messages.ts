/** Texts of the frame around every screen. */
export const messages = {
  skip: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** [ML-02] In the header. */
  welcome: (name: string) => `Welcome Back ${name}`,
  /** [ML-03] */
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
  account: 'Your account',
  signOut: 'Sign out',
  theme: { dark: 'Dark theme', light: 'Light theme' },
  /** [ML-09] */
  copyright: (year: number, product: string) => `© ${year} ${product}`,
  offline: 'No internet Please check your internet connection.',
  offlineHint: 'What you write stays on this device until you are back.',
  /** Toasts [ER-07]. */
  toasts: {
    region: 'Messages',
    close: 'Close message',
    tones: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Note' },
  },
  /** A screen of the product whose issue has not come yet. */
  notBuilt: (name: string) => `${name} is not built yet`,
  notBuiltText: 'This part of Banyan comes later. Nothing you do elsewhere depends on it.',
  /** When a screen breaks. */
  broken: 'Something went wrong.',
  brokenRetry: 'Try again',
} as const;
