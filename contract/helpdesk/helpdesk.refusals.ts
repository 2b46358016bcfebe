export const messageRefusals = {
  chat_full: 'This chat is full. Please begin a new one.',
  conflict: 'This message was sent before.',
};

export const noPersonRefusal = { demo_school: 'This is a demo school: there is no person to talk to.' };

export const staleRefusal = {
  stale: 'Somebody wrote here meanwhile. Read it, then send again if it still fits.',
};
