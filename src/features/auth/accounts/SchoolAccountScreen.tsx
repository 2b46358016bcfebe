import { useState } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { AlonePage } from '../screens/AlonePage.tsx';
import type { SessionRef } from '../session-ref.ts';
import { Arrival } from './Arrival.tsx';
import { type AccountOutcome, outcomeIn } from './account-address.ts';
import { outcomeText } from './account-words.ts';
import { accountMessages } from './messages.en.ts';

interface SchoolAccountScreenProps {
  readonly session: SessionRef;
  readonly onFailed: () => void;
}

/** The end of the way through a provider: signs somebody in, or says whether their account is connected. */
export function SchoolAccountScreen(props: SchoolAccountScreenProps) {
  const [outcome] = useState(() => outcomeIn(location.hash, 'connection'));
  return outcome ? <Connection outcome={outcome} /> : <Arrival {...props} />;
}

function Connection({ outcome }: { readonly outcome: AccountOutcome }) {
  const texts = accountMessages.arrival;
  const isDone = outcome.why === 'done';
  return (
    <AlonePage title={isDone ? texts.connected : texts.notConnected}>
      <Banner tone={isDone ? 'info' : 'danger'} announce="polite" title={outcomeText(outcome)} />
      <a className={button({ variant: 'primary' })} href="/">
        {texts.goOn}
      </a>
    </AlonePage>
  );
}
