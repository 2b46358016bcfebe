import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of signing in. */
export const messages = defineMessages('session', {
  /** Heading of the login page. */
  title: 'Sign in',
  /** Under the heading. */
  subtitle: 'Notices, lessons and projects of your school.',
  loginName: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  /** Above the password: the two ways to sign in [LG-01]. */
  ways: { label: 'Sign in with', password: 'Password', otp: 'One-time code' },
  /** Under the button; opens the dialog [PF-20]. */
  forgot: 'Forgot password?',
  /** In the menu of who is signed in. */
  devices: 'Your devices',
  /** [LO-05] On the login page, when another tab shows one. */
  otherTab: 'You cannot open multiple login page in same browser.',
  /** [LG-04] Above the form, for 20 s. */
  nameChanged: (name: string) => `Your user name has been changed to ${name}`,
  /** Shown once after a session ended by itself [ER-13]. */
  expired: 'Your login session has expired, logging out',
  expiredHint: 'Sign in again: what you were writing is still here.',
  signedOutElsewhere: 'You signed out in another tab.',
  /** By code, beside a field [VP-01, VP-02]. */
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
  /** Where the server said nothing itself [ER-12]. */
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
  },
  /** Under the form, for who is not signed in yet. */
  language: 'Language',
  languageFailed: 'This language could not be loaded. Check your internet connection.',
  theme: {
    label: 'Theme',
    system: 'Theme of this device',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  /** Below all; each opens a PDF in a tab of its own. */
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  /** Beside the form [LG-08]. */
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
