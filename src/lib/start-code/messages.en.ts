import { defineMessages } from '../words/messages.ts';

export const startCodeMessages = defineMessages('startCode', {
  title: (name: string) => `${name} can sign in`,
  text: (loginName: string) =>
    `Username ${loginName}. This code is shown once: pass it on now. It works as the password, and a password of their own is asked for at once.`,
  goneTitle: (name: string) => `${name} was added`,
  gone: 'The code was shown before and is kept nowhere. Give them a new one in the list.',
  copy: 'Copy the code',
  copied: 'Copied',
  failed: 'It could not be copied. Select it and copy it by hand.',
  done: 'Done',
  ask: (name: string) => `Give ${name} a new code?`,
  askText: 'Their password ends, and whatever they have open.',
  yes: 'Give a new code',
  cancel: 'Cancel',
});
