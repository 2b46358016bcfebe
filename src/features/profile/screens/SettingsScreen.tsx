import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { allows, type SettingAudience, type Settings } from '#contract/core/school-settings.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { StatusBar } from '#src/ui/StatusBar.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { ResetPasswordCard } from '../components/ResetPasswordCard.tsx';
import { saveSetting, shownSettings } from '../load-settings.ts';
import { messages } from '../messages.en.ts';
import { useSettings } from '../use-settings.ts';

const page = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'dialog.wide' });
const cards = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '[1fr 1fr]' },
  gap: '5',
  alignItems: 'start',
});

export interface SettingsScreenProps {
  readonly person: Person;
  /** null: they did not load. */
  readonly settings: Settings | null;
  readonly onRetry: () => void;
  readonly save?: typeof saveSetting;
  /** Cards of other rooms. */
  readonly more?: ReactNode;
}

/** [RP-09…RP-14] What the school allows teachers and students; each switch is saved at once. */
export function SettingsScreen({ settings, onRetry, ...rest }: SettingsScreenProps) {
  const texts = messages.settings;
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      {settings === null ? (
        <ErrorState title={texts.loadFailed} retry={{ label: messages.retry, onRetry }} />
      ) : (
        <SettingCards {...rest} settings={settings} />
      )}
    </>
  );
}

const audiences: readonly SettingAudience[] = ['faculty', 'students', 'everyone'];

interface SettingCardsProps extends Pick<SettingsScreenProps, 'person' | 'save' | 'more'> {
  readonly settings: Settings;
}

function SettingCards({ person, settings: loaded, save = saveSetting, more }: SettingCardsProps) {
  const texts = messages.settings;
  const { settings, saving, last, change, undo, dismiss } = useSettings(person, loaded, save);
  const isReadOnly = person.school.isDemo;
  return (
    <div className={page}>
      {isReadOnly && <Banner tone="info" title={texts.readOnly} />}
      <div className={cards}>
        {audiences.map((audience) => (
          <Card key={audience} title={texts.groups[audience]}>
            <Stack gap="5">
              {shownSettings[audience].map((key) => (
                <Switch
                  key={key}
                  label={texts.names[key]}
                  hint={texts.hints[key]}
                  checked={allows({ settings }, key)}
                  disabled={isReadOnly}
                  aria-busy={saving.includes(key) || undefined}
                  onChange={(allowed) => change(key, allowed)}
                />
              ))}
            </Stack>
          </Card>
        ))}
        {!isReadOnly && <ResetPasswordCard />}
        {more}
      </div>
      <StatusBar
        text={last ? sayChange(last) : undefined}
        actions={
          <>
            {last?.isUndone === false && (
              <Button size="sm" onClick={undo}>
                {texts.undo}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={dismiss}>
              {texts.dismiss}
            </Button>
          </>
        }
      />
    </div>
  );
}

function sayChange({ key, after, isUndone }: NonNullable<ReturnType<typeof useSettings>['last']>): string {
  const texts = messages.settings;
  if (isUndone) return texts.undone;
  const name = texts.names[key];
  return allows({ settings: { [key]: after } }, key) ? texts.switchedOn(name) : texts.switchedOff(name);
}
