import type { SnapshotFrom } from 'xstate';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { signInHelpMachine } from './sign-in-help.machine.ts';
import type { MadeHelp, SignInHelpContext } from './sign-in-help.types.ts';

export interface SignInHelpView {
  readonly screen: 'choosing' | 'ready' | 'over';
  readonly isMaking: boolean;
  readonly isRevoking: boolean;
  readonly made: MadeHelp | null;
  readonly end: SignInHelpContext['end'];
  readonly failure: FailureFacts | null;
}

export function signInHelpView(snapshot: SnapshotFrom<typeof signInHelpMachine>): SignInHelpView {
  const { made, end, failure } = snapshot.context;
  const isMaking = snapshot.matches('making');
  return {
    // While a new one is made, what was there stays in sight.
    screen: made !== null ? 'ready' : end !== null ? 'over' : 'choosing',
    isMaking,
    isRevoking: snapshot.matches({ ready: 'revoking' }),
    made,
    end,
    failure: isMaking ? null : failure,
  };
}
