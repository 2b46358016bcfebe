import { useActorRef, useSelector } from '@xstate/react';
import KeyRound from 'lucide-react/icons/key-round';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { signInHelpMachine } from '#machines/auth/sign-in-help/sign-in-help.machine.ts';
import { signInHelpView } from '#machines/auth/sign-in-help/sign-in-help.view.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { MadeHelpCard } from './MadeHelpCard.tsx';
import { messages } from './messages.en.ts';
import { defineSignInHelpActors, type SignInHelpActors } from './sign-in-help-actors.ts';

export interface SignInHelpDialogProps {
  readonly student: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly actors?: SignInHelpActors;
}

const offers = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
});
const offer = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  p: '4',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
});
const hint = css({ textStyle: 'small', color: 'text.muted' });

/** [QU-13, RT-04] For a student who cannot get in: a code to read out, or a link for their device. */
export function SignInHelpDialog({ student, onClose, actors }: SignInHelpDialogProps) {
  const [machine] = useState(() =>
    signInHelpMachine.provide({ actors: actors ?? defineSignInHelpActors({ call }) }),
  );
  const actor = useActorRef(machine, { input: { studentId: student.id } });
  const view = signInHelpView(useSelector(actor, (snapshot) => snapshot));
  const kind = view.made?.kind;
  return (
    <Dialog
      open
      size="password"
      title={messages.title(student.name)}
      closeLabel={messages.close}
      onRequestClose={onClose}
      footer={
        view.screen === 'choosing' ? undefined : (
          <>
            {view.screen === 'ready' && (
              <Button
                busy={view.isRevoking}
                disabled={view.isMaking}
                onClick={() => actor.send({ type: 'help.revoke' })}
              >
                {messages.revoke}
              </Button>
            )}
            <Button
              disabled={view.isRevoking || view.isMaking}
              onClick={() => actor.send({ type: 'help.choose' })}
            >
              {view.screen === 'over' ? messages.again : messages.other}
            </Button>
            {kind !== undefined && (
              <Button
                busy={view.isMaking}
                disabled={view.isRevoking}
                onClick={() => actor.send({ type: 'help.make', kind })}
              >
                {messages[kind].renew}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {messages.done}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {view.failure !== null && (
          <Banner tone="danger" announce="assertive" title={failureText(view.failure, messages.failures)} />
        )}
        {view.screen === 'choosing' && (
          <>
            <p>{messages.who}</p>
            <div className={offers}>
              {(['code', 'link'] as const).map((way) => (
                <div key={way} className={offer}>
                  <p className={hint}>{messages[way].offerText}</p>
                  <Button
                    icon={way === 'code' ? <KeyRound /> : <LinkIcon />}
                    variant={way === 'code' ? 'primary' : 'secondary'}
                    disabled={view.isMaking}
                    onClick={() => actor.send({ type: 'help.make', kind: way })}
                  >
                    {messages[way].offer}
                  </Button>
                </div>
              ))}
            </div>
          </>
        )}
        {view.made !== null && <MadeHelpCard key={view.made.secret} made={view.made} name={student.name} />}
        {view.screen === 'over' && view.end !== null && (
          <Banner
            tone={view.end === 'used' ? 'warning' : 'info'}
            announce="polite"
            title={messages.over[view.end]}
            text={messages.over[`${view.end}Text`]}
          />
        )}
      </Stack>
    </Dialog>
  );
}
