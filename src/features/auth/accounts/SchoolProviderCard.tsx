import { type SyntheticEvent, useState } from 'react';
import { domainsAtMost, domainsFrom, wrongDomain } from '#contract/auth/account.rules.ts';
import type { getSchoolProvidersCall } from '#contract/auth/calls/get-school-providers.call.ts';
import { saveSchoolProviderCall } from '#contract/auth/calls/save-school-provider.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { toFailure } from '#src/lib/to-failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { accountMessages } from './messages.en.ts';

type SchoolProvider = CallOutput<typeof getSchoolProvidersCall>['data'][number];

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const hint = css({ textStyle: 'small', color: 'text.muted' });

interface SchoolProviderCardProps {
  readonly provider: SchoolProvider;
  readonly isReadOnly: boolean;
  /** Somebody else saved, or this was saved: load the stored values again. */
  readonly onReload: () => void;
}

/** [RP-09] Whether a school's people may sign in with one provider, and which domains are the school's own. */
export function SchoolProviderCard({ provider, isReadOnly, onReload }: SchoolProviderCardProps) {
  const texts = accountMessages.school;
  const stored = provider.domains.join(', ');
  const [isOn, setOn] = useState(provider.is_on === 1);
  const [typed, setTyped] = useState(stored);
  const [problem, setProblem] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);
  const isDirty = isOn !== (provider.is_on === 1) || typed.trim() !== stored;
  const needsDomains = provider.needs_domains === 1;
  const save = async () => {
    const domains = domainsFrom(typed);
    const wrong = complaintOf(domains, isOn && needsDomains);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setSaving(true);
    try {
      const { name, version } = provider;
      await call(saveSchoolProviderCall, { provider: name, is_on: isOn ? 1 : 0, domains, version });
      alerts.show({ tone: 'success', title: texts.saved });
      onReload();
    } catch (error) {
      const failure = toFailure(error);
      const told = failureText(factsOf(failure), accountMessages.failures);
      const beside = failure.kind === 'refused' ? failure.fields?.['domains'] : undefined;
      setProblem(beside);
      if (beside === undefined) alerts.show({ tone: 'error', title: told });
      if (failure.kind === 'stale') onReload();
    }
    setSaving(false);
  };
  return (
    <Card title={texts.title(provider.label)}>
      <form
        noValidate
        className={form}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <UnsavedWork isDirty={isDirty} />
        <p className={hint}>{texts.text(provider.label)}</p>
        <Switch label={texts.on} hint={texts.off} checked={isOn} disabled={isReadOnly} onChange={setOn} />
        {needsDomains && (
          <TextField
            label={texts.domains}
            hint={texts.domainsHint('school.example')}
            value={typed}
            disabled={isReadOnly}
            error={problem}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            onChange={(text) => {
              setTyped(text);
              setProblem(undefined);
            }}
          />
        )}
        {provider.connected > 0 && <p className={hint}>{texts.connected(provider.connected)}</p>}
        {!isReadOnly && (
          <div className={row}>
            <Button
              type="submit"
              busy={isSaving}
              reasonInSight
              disabledReason={isDirty ? undefined : texts.unchanged}
            >
              {texts.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

function complaintOf(domains: readonly string[], isNeeded: boolean): string | undefined {
  const texts = accountMessages.school.problems;
  const wrong = wrongDomain(domains);
  if (wrong !== undefined) return texts.domain_wrong(wrong);
  if (domains.length > domainsAtMost) return texts.domain_many(domainsAtMost);
  return isNeeded && domains.length === 0 ? texts.domains_missing : undefined;
}
