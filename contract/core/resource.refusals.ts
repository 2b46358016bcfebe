import { formSessionRefusal } from './form-session.refusals.ts';

export const staleRefusal = { stale: 'This was changed somewhere else in the meantime.' };

/** Names differ by more than case, blanks or how Unicode writes them. */
const takenRefusal = {
  name_taken: ({ name }: { name: string }) => `“${name}” exists already. Choose another name.`,
};

/** Of every call that a demo school does not take. */
export const demoRefusal = { demo_school: 'This is a demo school: nothing is changed here.' };

/** Of every save of a resource. */
export const saveResourceRefusals = { ...formSessionRefusal, ...staleRefusal, ...takenRefusal };

/** Of every removal and restoring of a resource. */
export const removeResourceRefusals = {
  ...staleRefusal,
  ...takenRefusal,
  parent_removed: 'What it belongs to was removed. Bring that back first.',
};

/** Of every order that is changed. */
export const orderResourceRefusals = {
  order_changed: 'Something was added or removed meanwhile. Look at the list again and retry.',
};

/** Of the calls that `resourceCalls` makes, where a room adds none. */
export const savePlainRefusals = { ...saveResourceRefusals, ...demoRefusal };
export const removePlainRefusals = { ...removeResourceRefusals, ...demoRefusal };
