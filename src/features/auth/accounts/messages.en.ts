import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** None of these texts is on the first login page. */
export const accountMessages = defineMessages('signInAccounts', {
  inMenu: 'Connected accounts',
  close: 'Close',
  retry: 'Try again',
  cancel: 'Cancel',
  toLogin: 'Go to the sign-in page',
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
    unauthorized: 'Your login session has expired, logging out',
  },
  outcomes: {
    done: (label: string) => `Your ${label} account is connected.`,
    cancelled: (label: string) => `You did not go on at ${label}.`,
    unreachable: (label: string) => `${label} cannot be reached at the moment.`,
    refused: (label: string) => `The sign-in with ${label} did not work.`,
    over: (label: string) => `The sign-in with ${label} took too long, or was used before. Begin again.`,
    stays: (label: string) =>
      `${label} offers no way to sign you out from here. Sign out at ${label} itself.`,
    account_over: (label: string) =>
      `Your ${label} account was not connected: you were signed out here meanwhile. Begin again.`,
    account_taken: (label: string) => `This ${label} account is connected with somebody else here.`,
    account_other: (label: string) =>
      `Another ${label} account is connected with yours. Disconnect it first.`,
    account_not_offered: (label: string) => `Your school does not use ${label} accounts here.`,
    account_foreign: (label: string) => `This ${label} account is not one of your school.`,
    own_password_first: (label: string) =>
      `Choose a password of your own first. After that you can connect your ${label} account.`,
  },
  login: {
    label: 'Sign in with an account of your school',
    or: 'or',
    signIn: (label: string) => `Sign in with ${label}`,
    passwordWay: 'You can sign in with your username and password as ever.',
    stillThere: (label: string) => `You are signed out here, but maybe still signed in to ${label}`,
    endThere: (label: string) => `Others use this computer too? Then sign out at ${label} itself.`,
    endToo: (label: string) => `Sign out of ${label} too`,
  },
  arrival: {
    title: 'Signing you in',
    text: 'One moment.',
    failed: 'You could not be signed in',
    none: 'This took too long. Please begin again.',
    firstTitle: (label: string) => `Connect your ${label} account`,
    firstText: (account: string) =>
      `${account} is not connected with anybody here yet. Sign in once with your username and password. From then on the account is enough.`,
    nameless: (label: string) => `your ${label} account`,
    /** In bold, since a computer may be shared. */
    onlyYours: (account: string) => `Go on only if ${account} is yours.`,
    loginName: 'Username',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    nameRequired: 'Please Enter Username',
    passwordRequired: 'Please enter your password',
    connect: 'Connect and sign in',
    otherAccount: 'This is not my account',
    goOn: 'Go on',
    connected: 'Account connected',
    notConnected: 'The account was not connected',
  },
  ofPerson: {
    action: 'Connected accounts',
    title: (name: string) => `Connected accounts of ${name}`,
    text: 'A connected account signs its person in without a password here. Disconnect it when it is lost, or when somebody else uses it. What was opened by it ends at once.',
    loading: 'Loading the accounts',
    failed: 'The accounts could not be loaded.',
    none: 'No account is connected.',
    disconnectOf: (label: string) => `Disconnect the ${label} account`,
    disconnected: (label: string, name: string) => `The ${label} account of ${name} was disconnected.`,
    question: (label: string, name: string) => `Disconnect the ${label} account of ${name}?`,
    questionText:
      'They are signed out where they signed in by it, and are told. With their username and password they can sign in as ever.',
  },
  own: {
    title: 'Connected accounts',
    text: 'With a connected account you sign in without your password here. Your password goes on working.',
    newPassword: 'A new password ends the connections, so that nobody keeps an old way in.',
    loading: 'Loading your accounts',
    failed: 'Your accounts could not be loaded.',
    none: 'Your school does not use such accounts.',
    connect: (label: string) => `Connect ${label} account`,
    disconnect: 'Disconnect',
    disconnectOf: (label: string) => `Disconnect your ${label} account`,
    since: (account: string, day: string) => `${account}, connected on ${day}`,
    lastUsed: (day: string) => `Last used on ${day}`,
    notYet: 'Not connected',
    notOffered: 'Your school does not use it any more: it signs nobody in.',
    disconnected: (label: string) => `Your ${label} account was disconnected.`,
    question: (label: string) => `Disconnect your ${label} account?`,
    questionText: 'You then sign in with your username and password.',
    password: 'Your password here',
    passwordHint: (label: string) =>
      `We ask for it so that nobody else connects a ${label} account of theirs.`,
    goOn: (label: string) => `Go on to ${label}`,
    passwordRequired: 'Please enter your password',
  },
  school: {
    title: (label: string) => `Sign in with ${label}`,
    text: (label: string) =>
      `People of your school may sign in with their ${label} account. Each connects it once with their password here; what they may do stays as it is here.`,
    on: 'Allow it',
    domains: 'E-mail domains of your school',
    domainsHint: (example: string) =>
      `Only accounts of these domains are taken, such as ${example}. Several: with commas between.`,
    connected: (count: number) =>
      plural(count, {
        one: 'One person has connected an account.',
        other: '# people have connected an account.',
      }),
    off: 'Nobody can sign in that way while it is off. Connections are kept.',
    save: 'Save',
    saved: 'Saved.',
    loadFailed: 'The accounts could not be loaded.',
    unchanged: 'You have not changed anything.',
    problems: {
      domain_wrong: (domain: string) => `“${domain}” is not how an e-mail address ends.`,
      domains_missing: 'Write at least one e-mail domain of your school.',
      domain_many: (most: number) => `At most ${formatNumber(most)} domains.`,
    },
  },
});
