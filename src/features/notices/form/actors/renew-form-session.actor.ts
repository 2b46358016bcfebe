import { sessionCalls } from '#contract/calls/session.ts';
import { type CallTools, callActor } from './call-actor.ts';

/** A new key for the next save, after a definite refusal [ST-20]. */
export function defineRenewFormSessionActor({ call }: CallTools) {
  return callActor<string, void>(async (_input, signal) => {
    const { formSession } = await call(sessionCalls['get-form-session'], { form: 'notice' }, { signal });
    return formSession;
  });
}
