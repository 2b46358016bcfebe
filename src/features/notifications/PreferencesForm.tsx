import { type FormEvent, useEffect, useState } from 'react';
import {
  mailPreferences,
  type NotificationPreferences,
  notificationKinds,
} from '#contract/notifications/notifications.wire.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { listMessages as messages } from './list-messages.en.ts';
import { loadPreferences, savePreferences } from './notification-calls.ts';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  paddingBlockStart: '4',
  maxWidth: 'prose',
});
const times = css({ display: 'grid', gridTemplateColumns: '[1fr 1fr]', gap: '4' });

/** The stored and the chosen preferences; null until loaded. */
export type ShownPreferences =
  | Readonly<Record<'stored' | 'chosen', NotificationPreferences>>
  | 'failed'
  | null;

export const hasUnsavedChanges = (wishes: ShownPreferences): boolean =>
  wishes !== null && wishes !== 'failed' && !isSame(wishes.stored, wishes.chosen);

interface PreferencesFormProps {
  /** The parent stores them, so that choices survive a change of tab. */
  readonly wishes: ShownPreferences;
  readonly onChange: (wishes: ShownPreferences) => void;
}

export function PreferencesForm({ wishes, onChange }: PreferencesFormProps) {
  useEffect(() => {
    if (wishes !== null) return;
    const leaving = new AbortController();
    loadPreferences(leaving.signal).then(
      (stored) => onChange({ stored, chosen: stored }),
      () => {
        if (!leaving.signal.aborted) onChange('failed');
      },
    );
    return () => leaving.abort();
  }, [wishes, onChange]);
  if (wishes === null) return <Skeleton label={messages.loading} shape="rows" count={4} />;
  if (wishes === 'failed')
    return (
      <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: () => onChange(null) }} />
    );
  const { stored, chosen } = wishes;
  return (
    <WishesForm
      wishes={chosen}
      onChange={(next) => onChange({ stored, chosen: next })}
      onSaved={() => onChange({ stored: chosen, chosen })}
    />
  );
}

interface WishesFormProps {
  readonly wishes: NotificationPreferences;
  readonly onChange: (wishes: NotificationPreferences) => void;
  readonly onSaved: () => void;
}

function WishesForm({ wishes, onChange, onSaved }: WishesFormProps) {
  const [busy, setBusy] = useState(false);
  const { muted, quiet_from: from, quiet_to: to } = wishes;
  const isHalf = (from === '') !== (to === '');
  const save = async () => {
    setBusy(true);
    try {
      await savePreferences(wishes);
      onSaved();
      alerts.show({ tone: 'success', title: messages.saved });
    } catch (error) {
      const failure = error instanceof CallFailed ? error : null;
      // The session's own dialog reports its end.
      if (failure?.kind !== 'unauthorized')
        alerts.show({ tone: 'error', title: messages.saveFailed, text: failure?.information });
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
      <RadioGroup
        label={messages.mailTitle}
        hint={messages.mailText}
        value={wishes.mail}
        options={mailPreferences.map((value) => ({ value, label: messages.mail[value] }))}
        onChange={(chosen) =>
          onChange({ ...wishes, mail: mailPreferences.find((each) => each === chosen) ?? wishes.mail })
        }
      />
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
