import { type FormEvent, useEffect, useState } from 'react';
import {
  type NotificationPreferences,
  notificationKinds,
} from '#contract/notifications/notifications.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { messages } from './messages.ts';
import { loadPreferences, savePreferences } from './notification-calls.ts';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  paddingBlockStart: '4',
  maxWidth: 'prose',
});
const times = css({ display: 'grid', gridTemplateColumns: '[1fr 1fr]', gap: '4' });

/** What a person wants to be told of, and when nothing is to pop up. */
export function PreferencesForm() {
  const [wishes, setWishes] = useState<NotificationPreferences | 'failed' | null>(null);
  useEffect(() => {
    if (wishes !== null) return;
    const leaving = new AbortController();
    loadPreferences(leaving.signal).then(setWishes, () => {
      if (!leaving.signal.aborted) setWishes('failed');
    });
    return () => leaving.abort();
  }, [wishes]);
  if (wishes === null) return <Skeleton label={messages.loading} shape="rows" count={4} />;
  if (wishes === 'failed')
    return (
      <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: () => setWishes(null) }} />
    );
  return <WishesForm wishes={wishes} onChange={setWishes} />;
}

interface WishesFormProps {
  readonly wishes: NotificationPreferences;
  readonly onChange: (wishes: NotificationPreferences) => void;
}

function WishesForm({ wishes, onChange }: WishesFormProps) {
  const [busy, setBusy] = useState(false);
  const { muted, quiet_from: from, quiet_to: to } = wishes;
  const isHalf = (from === '') !== (to === '');
  const save = async () => {
    setBusy(true);
    try {
      await savePreferences(wishes);
      alerts.show({ tone: 'success', title: messages.saved });
    } catch (error) {
      const text = error instanceof CallFailed ? error.information : undefined;
      alerts.show({ tone: 'error', title: messages.saveFailed, text });
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isHalf) save().catch(() => undefined);
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <FieldGroup label={messages.kindsTitle} layout="column">
        {notificationKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={messages.kinds[kind]}
            checked={!muted.includes(kind)}
            onChange={(told) =>
              onChange({ ...wishes, muted: told ? muted.filter((each) => each !== kind) : [...muted, kind] })
            }
          />
        ))}
      </FieldGroup>
      <FieldGroup label={messages.quietTitle} hint={messages.quietText} layout="column">
        <div className={times}>
          <TextField
            type="time"
            label={messages.quietFrom}
            value={from}
            onChange={(quiet_from) => onChange({ ...wishes, quiet_from })}
          />
          <TextField
            type="time"
            label={messages.quietTo}
            value={to}
            error={isHalf ? messages.bothTimes : undefined}
            onChange={(quiet_to) => onChange({ ...wishes, quiet_to })}
          />
        </div>
      </FieldGroup>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
