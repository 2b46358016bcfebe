import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('session', {
  title: 'Sign in',
  subtitle: 'Notices, lessons and projects of your school.',
  loginName: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  /** [LG-01] Above the password: the two ways to sign in. */
  ways: { label: 'Sign in with', password: 'Password', otp: 'One-time code' },
  /** [PF-20] Under the button; opens the dialog. */
  forgot: 'Forgot password?',
  devices: 'Your devices',
  /** [LO-05] On the login page, when another tab shows one. */
  otherTab: 'You cannot open multiple login page in same browser.',
  /** [LG-04] Above the form, for 20 s. */
  nameChanged: (name: string) => `Your user name has been changed to ${name}`,
  /** [ER-13] Shown once after a session ended by itself. */
  expired: 'Your login session has expired, logging out',
  expiredHint: 'Sign in again: what you were writing is still here.',
  signedOutElsewhere: 'You signed out in another tab.',
  /** [VP-01, VP-02] By code, beside a field. */
  problems: {
    username_required: 'Please Enter Username',
    username_too_short: 'Minimum of 2 characters',
    username_too_long: 'Maximum of 64 characters',
    password_required: 'Please enter your password',
    password_too_short: 'A password has at least 3 characters',
    password_too_long: 'A password has at most 24 characters',
    password_has_spaces: 'A password has no spaces',
    otp_has_other_signs: 'A one-time code has six digits',
  },
  /** [ER-12] Where the server said nothing itself. */
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
  },
  language: 'Language',
  languageFailed: 'This language could not be loaded. Check your internet connection.',
  theme: {
    label: 'Theme',
    system: 'Theme of this device',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  /** [LG-08] Beside the form. */
  slides: {
    label: 'What Banyan is for',
    carousel: 'carousel',
    pause: 'Stop the slides',
    play: 'Play the slides',
    show: (title: string) => `Show “${title}”`,
    notices: {
      title: 'Every notice finds its readers',
      text: 'Write once, share with the grades you choose, and know that it arrived.',
    },
    workshop: {
      title: 'Build, code, show',
      text: 'Projects, code and lessons in one place, from the first block to the fair.',
    },
    growth: {
      title: 'See your school grow',
      text: 'Marks, projects and attendance at a glance, for teachers and the office.',
    },
  },
});
