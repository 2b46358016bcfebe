import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** None of these texts is on the first login page. */
export const waysMessages = defineMessages('signInWays', {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  toLogin: 'Go to the sign-in page',
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
    unauthorized: 'Your login session has expired, logging out',
  },
  otp: {
    label: 'One-time code',
    hint: 'Students get a code from their teacher. Everybody else can have one mailed.',
    digit: (position: number, length: number) => `Digit ${formatNumber(position)} of ${formatNumber(length)}`,
    send: 'Mail me a code',
    sendAgain: 'Mail me another code',
    nameFirst: 'Enter your username first.',
    sent: 'If this account has an e-mail address, a code is on its way. It works once, for ten minutes.',
  },
  /** [LG-07] The question when somebody is signed in elsewhere. */
  devices: {
    question: 'Sign out on all devices?',
    text: 'You are already logged in on another device. Your other devices are signed out, and you go on here. What was being written there stays as a draft on that device.',
    end: 'Sign out the others and sign in',
    keep: 'Cancel',
  },
  /** [PF-20] The dialog that mails a code. */
  forgot: {
    title: 'Forgot password',
    text: 'We mail you a code that lets you choose a new password.',
    userType: 'You are',
    userTypePlaceholder: 'Select',
    userTypeRequired: 'Please select who you are',
    userTypes: { school: 'School', faculty: 'Faculty', student: 'Student' },
    noChoice: 'Nothing to choose from',
    loading: 'Loading',
    email: 'E-mail address',
    emailHint: 'The address your school has on file.',
    problems: { email_required: 'Please enter email', email_wrong: 'This is not an e-mail address' },
    student: 'Please contact your teacher',
    studentText: 'They can give you a one-time code to sign in with, or a new password.',
    /** The hidden field; only robots read it. */
    website: 'Leave this empty',
    person: 'No puzzle: your browser shows by itself that a person is asking.',
    sumInstead: 'Answer a question instead',
    sum: (one: number, other: number) => `How much is ${formatNumber(one)} + ${formatNumber(other)}?`,
    sumRequired: 'Please verify captcha',
    otherSum: 'Another question',
    send: 'Send the mail',
    haveCode: 'I have a code',
    sent: 'Look into your mailbox',
    sentText: (email: string) =>
      `If we know ${email}, a mail is on its way. Its code works once, for 30 minutes. Nothing there? Look among unwanted mail, or ask your school which address it has.`,
    again: 'Send it again',
  },
  /** [CC-04] The page where a code becomes a new password. */
  update: {
    title: 'Choose a new password',
    text: 'Afterwards you are signed out on every device.',
    code: 'Code',
    codeHint: 'From the mail.',
    password: 'New password',
    passwordHint: '8 to 15 characters: a capital and a small letter, a digit and a sign, no spaces.',
    confirm: 'New password again',
    submit: 'Change the password',
    saved: 'Your password was changed.',
    savedText: 'The sign-in page opens in a moment.',
  },
  /** [LG-14] The page of the first password, after signing in with a start code. */
  first: {
    title: 'Choose a password of your own',
    text: 'Somebody else knows the one you have now: it was given to you.',
    current: 'Current password',
    codeText:
      'Your code is for the first sign-in, and somebody else has read it. From now on you sign in with your own password.',
    code: 'The code you signed in with',
    password: 'New password',
    staffHint: (minimum: number) =>
      `At least ${formatNumber(minimum)} characters: a letter, a digit and one of $@!#&, no spaces.`,
    studentHint: (minimum: number) =>
      `At least ${formatNumber(minimum)} characters: letters and digits, or capital and small letters.`,
    confirm: 'New password again',
    submit: 'Change the password',
    skip: 'Not now',
    skipsLeft: (count: number) =>
      plural(count, { one: 'You can put this off once more.', other: 'You can put this off # more times.' }),
    noSkip: 'You have put this off before: please choose one now.',
    now: 'Please choose one now.',
    loading: 'Looking up your password’s rules',
    changed: 'Your password was changed.',
    signOut: 'Sign out',
    notReady: 'Fill in the three fields first.',
  },
  /** [VP-05…13] By code, beside a field. */
  problems: {
    password_required: 'Password is required.',
    password_has_spaces: 'A password has no spaces.',
    password_too_short: (minimum: number) =>
      `Password should contain ${formatNumber(minimum)} or more characters.`,
    password_too_long: (maximum: number) => `A password has at most ${formatNumber(maximum)} characters.`,
    /** [VP-06] The update form. */
    four_classes:
      'Password should contain at least one upper case,one lower case,one digit,one Special character and minimum 8 characters in length.',
    /** [VP-09] The change form. */
    three_classes: 'A password needs a letter, a digit and one of $@!#&.',
    password_too_simple: 'A password needs two of these: small letters, capital letters, digits, signs.',
    password_unchanged: 'Previous password can not be new password.',
    /** [VP-07] The update form. */
    confirm_did_not_match: 'Confirm password did not match with password.',
    /** [VP-13] The change form. */
    confirm_differs: 'Please enter same password',
    current_required: 'Please enter current password.',
    code_required: 'Code is required',
  },
  /** [RT-04] The page of an address that signs a student in. */
  link: {
    title: 'Signing you in',
    text: 'One moment.',
    over: 'This link was used before, or is too old. Ask your teacher for a new one.',
    failed: 'You could not be signed in',
    back: 'The sign-in page opens in a moment.',
  },
  /** [LO-03] The last page of a partner’s students. */
  farewell: {
    title: 'You are signed out',
    text: 'You are successfully logout, if you login again you should go to your portal dashboard.',
    portal: 'Go to your portal',
  },
  /** [SM-11…16] Shortcuts into the demo school. */
  demo: {
    label: 'See the demo school as',
    roles: { 2: 'Admin login', 3: 'Student Login', 4: 'Faculty Login' },
    names: { 2: 'Admin', 3: 'Student', 4: 'Faculty' },
    question: (role: string) => `Are you sure you want to login with ${role}`,
    text: 'You go on as a made-up person of the demo school.',
    yes: 'Yes, go on',
    schoolFirst: 'Please login with School first',
  },
  deviceList: {
    title: 'Your devices',
    text: 'Where you are signed in now. End what you do not know, and change your password.',
    loading: 'Loading your devices',
    failed: 'Your devices could not be loaded.',
    thisOne: 'This device',
    since: (day: string, time: string) => `Signed in on ${day} at ${time}`,
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'A browser',
    unknownSystem: 'an unknown system',
    end: 'End this session',
    endOf: (device: string) => `End the session of ${device}`,
    ended: 'The session was ended.',
    only: 'You are signed in nowhere else.',
  },
});
