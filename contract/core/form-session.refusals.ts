import type { StatusesOf } from './refusals.ts';

/** Every save with a form session may answer this [QU-10]. */
export const formSessionRefusal = {
  form_session: 'This form is too old to be sent. Please send it once more.',
};

export const formSessionStatuses = { form_session: 409 } as const satisfies StatusesOf<
  typeof formSessionRefusal
>;
