import { defineMessages } from '../words/messages.ts';

export const keepMessages = defineMessages('keep', {
  keep: 'Keep on this device',
  hint: 'You can read it here without a connection, as long as it is open to you.',
  keeping: 'Saving it on this device…',
  kept: 'It is on this device, for times without a connection.',
  failed: 'This browser has no room for it, or does not allow it.',
});
