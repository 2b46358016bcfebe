import { formSessionRefusal } from './form-session.refusals.ts';

export const staleRefusal = { stale: 'This was changed somewhere else in the meantime.' };

/** Names must differ by more than case, blanks or Unicode form. */
const takenRefusal = {
  name_taken: ({ name }: { name: string }) => `“${name}” exists already. Choose another name.`,
};

export const demoRefusal = { demo_school: 'This is a demo school: nothing is changed here.' };

export const saveResourceRefusals = { ...formSessionRefusal, ...staleRefusal, ...takenRefusal };

export const removeResourceRefusals = {
  ...staleRefusal,
  ...takenRefusal,
  parent_removed: 'What it belongs to was removed. Bring that back first.',
};

export const orderResourceRefusals = {
  order_changed: 'Something was added or removed meanwhile. Look at the list again and retry.',
};

export const savePlainRefusals = { ...saveResourceRefusals, ...demoRefusal };
export const removePlainRefusals = { ...removeResourceRefusals, ...demoRefusal };
