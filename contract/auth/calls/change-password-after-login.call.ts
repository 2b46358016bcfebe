import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
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
  errors: ['weak_password', 'wrong_password', 'passwords_differ', 'demo_school', 'too_many_attempts'],
  access: everybodysOwn,
  rate: 'write',
  transaction: 'parts',
});
