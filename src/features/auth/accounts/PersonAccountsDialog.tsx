import { useCallback, useState } from 'react';
import { disconnectPersonAccountCall } from '#contract/auth/calls/disconnect-person-account.call.ts';
import { getPersonAccountsCall } from '#contract/auth/calls/get-person-accounts.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { AccountsFrame } from './AccountsFrame.tsx';
import { accountRow } from './account-row.recipe.ts';
import { accountMessages } from './messages.en.ts';

type PersonAccount = CallOutput<typeof getPersonAccountsCall>['data'][number];

const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface PersonAccountsDialogProps {
  readonly personId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** An admin sees the provider accounts of a person and can remove one. */
export function PersonAccountsDialog({ personId, name, onClose }: PersonAccountsDialogProps) {
  const load = useCallback(
    (signal: AbortSignal) =>
      call(getPersonAccountsCall, { person_id: personId }, { signal }).then(({ data }) => data),
    [personId],
  );
  const [accounts, , retry] = useLoaded(load);
  const [asked, setAsked] = useState<PersonAccount | null>(null);
  const [isGoing, setGoing] = useState(false);
  const texts = accountMessages.ofPerson;
  const take = async ({ name: provider, label }: PersonAccount) => {
    setGoing(true);
    try {
      await call(disconnectPersonAccountCall, { person_id: personId, provider });
      alerts.show({ tone: 'success', title: texts.disconnected(label, name) });
    } catch (error) {
      alerts.show({
        tone: 'error',
        title: failureText(factsOf(toFailure(error)), accountMessages.failures),
      });
    }
    setGoing(false);
    setAsked(null);
    retry();
  };
  return (
    <AccountsFrame
      title={texts.title(name)}
      texts={texts}
      accounts={accounts}
      renderRow={(account) => <Line key={account.name} account={account} onAsk={() => setAsked(account)} />}
      onRetry={retry}
      onClose={onClose}
    >
      {asked && (
        <AlertDialog
          open
          tone="warning"
          title={texts.question(asked.label, name)}
          answers={[
            { value: 'keep', label: accountMessages.cancel },
            { value: 'go', label: accountMessages.own.disconnect, tone: 'danger', busy: isGoing },
          ]}
          onAnswer={(answer) => (answer === 'go' ? void take(asked) : setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {texts.questionText}
        </AlertDialog>
      )}
    </AccountsFrame>
  );
}

interface LineProps {
  readonly account: PersonAccount;
  readonly onAsk: () => void;
}

function Line({ account: { label, connection }, onAsk }: LineProps) {
  const styles = accountRow();
  const { since, lastUsed, disconnect } = accountMessages.own;
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        <span className={quiet}>{since(connection.account || label, formatDayOf(connection.since))}</span>
        {connection.last_used !== null && (
          <span className={quiet}>{lastUsed(formatDayOf(connection.last_used))}</span>
        )}
      </span>
      <Button size="sm" aria-label={accountMessages.ofPerson.disconnectOf(label)} onClick={onAsk}>
        {disconnect}
      </Button>
    </div>
  );
}
