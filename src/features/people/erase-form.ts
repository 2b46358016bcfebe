import * as v from 'valibot';
import { defineForm } from '#machines/form/define-form.ts';

/** [QU-70] The user must type the login name. */
export const eraseForm = defineForm({
  name: 'erase-student',
  blank: { user_id: '' },
  schema: v.object({ user_id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
});
