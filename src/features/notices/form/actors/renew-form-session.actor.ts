import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { type CallTools, callActor } from './call-actor.ts';

/** [ST-20] A new key for the next save, after a definite refusal. */
export function defineRenewFormSessionActor({ call }: CallTools) {
  return callActor<string, void>(async (_input, signal) => {
    const { formSession } = await call(getFormSessionCall, { form: 'notice' }, { signal });
    return formSession;
  });
}
