import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** [QU-13, RT-04] Texts of helping a student sign in. */
export const messages = defineMessages('signInHelp', {
  title: (name: string) => `Sign-in help for ${name}`,
  close: 'Close',
  who: 'For students who cannot sign in: their teachers and the school’s admins can let them in without the password. Your school’s log notes that you did.',
  code: {
    offer: 'One-time code',
    offerText: 'Six digits to read out. The student types them on the sign-in page.',
    label: 'One-time code',
    typeName: (loginName: string) => `On the sign-in page, type the username ${loginName}.`,
    chooseWay: 'Choose “One-time code”.',
    typeCode: 'Type the six digits.',
    copy: 'Copy the code',
    renew: 'Make a new code',
  },
  link: {
    offer: 'Sign-in link',
    offerText: 'Opened or scanned on the student’s device, it signs them in by itself.',
    label: 'Sign-in link',
    text: 'Open it on the student’s own device, not on yours. Whoever opens it is signed in as this student.',
    qr: (name: string) => `QR code of the sign-in link for ${name}`,
    copy: 'Copy the link',
    renew: 'Make a new link',
  },
  copied: 'Copied',
  copyFailed: 'It could not be copied. Select it and copy it by hand.',
  /** Before the time that is left, e.g. "9:58". */
  once: 'Works once. Time left:',
  minutesLeft: (count: number) =>
    plural(count, { one: 'It works for one more minute.', other: 'It works for # more minutes.' }),
  lastMinute: 'It works for less than a minute.',
  /** It still works after the dialog closes. */
  done: 'Done',
  other: 'Other way',
  again: 'Make a new one',
  revoke: 'Take it back',
  over: {
    expired: 'The time is over',
    expiredText: 'It does not work any more. Make a new one if it is still needed.',
    revoked: 'Taken back',
    revokedText: 'Codes and links you made for this student do not work any more.',
    used: 'It was used before',
    usedText:
      'Somebody signed in with it already. If that was not the student, sign them out and reset their password.',
  },
  /** By code, where the server said nothing itself. */
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
    forbidden:
      'You can help the students you teach. Ask a colleague who teaches this one, or the school admin.',
    not_found: 'This student is not at your school any more.',
  },
});
