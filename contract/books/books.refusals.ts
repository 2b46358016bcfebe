import { removeResourceRefusals, saveResourceRefusals } from '#contract/core/resource.refusals.ts';
import { notesAtMost } from './books.rules.ts';

const demoRefusal = { demo_school: 'This is a demo school: what you do here is not kept.' };

export const bookWriteRefusals = demoRefusal;

export const saveNoteRefusals = {
  ...saveResourceRefusals,
  ...demoRefusal,
  too_many_notes: `You have ${notesAtMost} notes in this book. Delete one first.`,
  required: 'Write something first.',
};

export const removeNoteRefusals = { ...removeResourceRefusals, ...demoRefusal };
