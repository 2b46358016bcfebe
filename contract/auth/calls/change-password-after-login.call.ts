import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { passwordRefusals, triesRefusal } from '../auth.refusals.ts';
import { done, typedPassword } from '../auth.wire.ts';

export const changePasswordAfterLoginCall = defineCall('change-password-after-login', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({
    password: typedPassword,
    confirmPassword: typedPassword,
    currentPassword: typedPassword,
  }),
  output: done,
  errors: {
    ...triesRefusal,
    ...passwordRefusals.change,
    weak_password: null,
    passwords_differ: null,
    wrong_password: 'Current password is incorrect.',
    demo_school: 'This is a demo school: its passwords cannot be changed.',
  },
  access: everybodysOwn,
  beforePassword: true,
  rate: 'write',
  transaction: 'parts',
});
