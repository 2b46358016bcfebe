import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isOfSchool, type Person } from '#contract/auth/session.model.ts';
import { DemoEntry } from '#src/features/auth/components/DemoEntry.tsx';
import { DevicesEntry } from '#src/features/auth/components/DevicesEntry.tsx';
import type { SessionRef } from '#src/features/auth/session-ref.ts';
import { CalendarEntry } from '#src/features/calendar/CalendarEntry.tsx';
import { useUnreadAnswers } from '#src/features/helpdesk/use-unread-answers.ts';
import { NotificationBell } from '#src/features/notifications/NotificationBell.tsx';
import { ProfileButton } from '#src/features/profile/components/ProfileButton.tsx';
import type { ShellParts } from '#src/features/shell/AppShell.tsx';
import { messages } from '#src/features/shell/messages.en.ts';
import type { Live } from '#src/lib/live.ts';
import { settings } from '#src/lib/settings.ts';
import { ShellSearch } from './-HeaderSearch.tsx';
import { HelpLink } from './-HelpLink.tsx';
import { LegalFooter, OnboardingEntry } from './-HelpMedia.tsx';
import { ScreenShareEntry } from './-ScreenShareEntry.tsx';

// Few installations have account providers.
const AccountsEntry = lazy(async () => ({
  default: (await import('#src/features/auth/accounts/AccountsEntry.tsx')).AccountsEntry,
}));

interface ShellCommand {
  readonly person: Person;
  readonly session: SessionRef;
  readonly live: Live;
  readonly onSignOut: () => void;
  readonly onPasswordChanged: () => void;
}

export function useShellParts({
  person,
  session,
  live,
  onSignOut,
  onPasswordChanged,
}: ShellCommand): ShellParts {
  const navigate = useNavigate();
  const answers = useUnreadAnswers(person.role, live);
  const [dropdown, setDropdown] = useState<'bell' | 'profile' | null>(null);
  /** [ST-40] One dropdown closes the other. */
  const toggle = (which: 'bell' | 'profile') => (open: boolean) =>
    setDropdown((now) => (open ? which : now === which ? null : now));
  return {
    header: (
      <>
        <ShellSearch person={person} onSignOut={onSignOut} />
        <ScreenShareEntry person={person} live={live} />
        <NotificationBell
          person={person}
          live={live}
          onNavigate={(url) => void navigate({ href: url })}
          open={dropdown === 'bell'}
          onOpenChange={toggle('bell')}
        />
      </>
    ),
    footer: <LegalFooter />,
    picture: (
      <ProfileButton
        person={person}
        label={messages.profileOf}
        onPasswordChanged={onPasswordChanged}
        open={dropdown === 'profile'}
        onOpenChange={toggle('profile')}
      />
    ),
    menu: [
      ...(isOfSchool(person) ? [{ key: 'onboarding', link: <OnboardingEntry /> }] : []),
      { key: 'help', link: <HelpLink answers={answers} /> },
      ...(isOfSchool(person) && !person.school.isDemo
        ? [{ key: 'calendar', link: <CalendarEntry label={messages.calendar} /> }]
        : []),
      { key: 'devices', link: <DevicesEntry /> },
      ...(settings.accounts.length > 0 && isOfSchool(person) && !person.school.isDemo
        ? [
            {
              key: 'accounts',
              link: (
                <Suspense>
                  <AccountsEntry />
                </Suspense>
              ),
            },
          ]
        : []),
      ...(person.school.isDemo
        ? [{ key: 'demo', link: <DemoEntry person={person} session={session} /> }]
        : []),
    ],
  };
}
