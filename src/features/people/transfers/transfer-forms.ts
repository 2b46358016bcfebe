import * as v from 'valibot';
import { loginNameField } from '#contract/people/person-values.rules.ts';
import { transferCodeField } from '#contract/people/transfer.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';

/** An empty form, which only asks for confirmation. */
export const releaseForm = defineForm({ name: 'release-student', blank: {}, schema: v.object({}) });

export const acceptForm = defineForm({
  name: 'accept-student',
  blank: { transfer_code: '', user_id: '' },
  schema: v.object({ transfer_code: transferCodeField, user_id: loginNameField }),
  usesFormSession: true,
});
