import { useState } from 'react';
import { disconnectAccountCall } from '#contract/auth/calls/disconnect-account.call.ts';
import type { getMyAccountsCall } from '#contract/auth/calls/get-my-accounts.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { accountRow } from './account-row.recipe.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { accountMessages } from './messages.en.ts';

export type MyAccount = CallOutput<typeof getMyAccountsCall>['data'][number];

const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface AccountRowProps {
  readonly account: MyAccount;
  readonly onChanged: () => void;
}

export function AccountRow({ account, onChanged }: AccountRowProps) {
  const [asked, setAsked] = useState<'nothing' | 'password' | 'disconnect'>('nothing');
  const [isGoing, setGoing] = useState(false);
  const texts = accountMessages.own;
  const styles = accountRow();
  const { connection, label } = account;
  const disconnect = async () => {
    setGoing(true);
    try {
      await call(disconnectAccountCall, { provider: account.name });
      alerts.show({ tone: 'success', title: texts.disconnected(label) });
    } catch (error) {
      alerts.show({
        tone: 'error',
        title: failureText(factsOf(toFailure(error)), accountMessages.failures),
      });
    }
    setGoing(false);
    setAsked('nothing');
    onChanged();
  };
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name}>{label}</span>
          <Facts account={account} />
        </span>
        {connection === null ? (
          asked !== 'password' && (
            <Button size="sm" onClick={() => setAsked('password')}>
              {texts.connect(label)}
            </Button>
          )
        ) : (
          <Button size="sm" aria-label={texts.disconnectOf(label)} onClick={() => setAsked('disconnect')}>
            {texts.disconnect}
          </Button>
        )}
      </div>
      {asked === 'password' && <ConfirmPassword provider={account} onCancel={() => setAsked('nothing')} />}
      <AlertDialog
        open={asked === 'disconnect'}
        tone="warning"
        title={texts.question(label)}
        answers={[
          { value: 'keep', label: accountMessages.cancel },
          { value: 'go', label: texts.disconnect, tone: 'danger', busy: isGoing },
        ]}
        onAnswer={(answer) => (answer === 'go' ? void disconnect() : setAsked('nothing'))}
        onCancel={() => setAsked('nothing')}
      >
        {texts.questionText}
      </AlertDialog>
    </div>
  );
}

function Facts({ account: { connection, label, is_offered } }: { readonly account: MyAccount }) {
  const texts = accountMessages.own;
  if (connection === null) return <span className={quiet}>{texts.notYet}</span>;
  const { account, since, last_used } = connection;
  return (
    <>
      <span className={quiet}>{texts.since(account || label, formatDayOf(since))}</span>
      {last_used !== null && <span className={quiet}>{texts.lastUsed(formatDayOf(last_used))}</span>}
      {is_offered === 0 && <span className={quiet}>{texts.notOffered}</span>}
    </>
  );
}
