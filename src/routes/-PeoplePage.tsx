import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { accountMessages } from '#src/features/auth/accounts/messages.en.ts';
import { peopleMessages } from '#src/features/people/messages.en.ts';
import type { PeopleProps } from '#src/features/people/people-props.ts';
import { ResetPasswordDialog } from '#src/features/profile/components/ResetPasswordDialog.tsx';
import type { SchoolSearch } from '#src/lib/school-choice/school-search.ts';
import { settings } from '#src/lib/settings.ts';
import type { RouterContext } from './-context.ts';
import { SchoolPage } from './-SchoolPage.tsx';

const PersonAccountsDialog = lazy(async () => ({
  default: (await import('#src/features/auth/accounts/PersonAccountsDialog.tsx')).PersonAccountsDialog,
}));

const accountsOf = (): NonNullable<PeopleProps['accounts']> => ({
  label: accountMessages.ofPerson.action,
  render: (person, onClosed) => (
    <Suspense>
      <PersonAccountsDialog {...person} onClose={onClosed} />
    </Suspense>
  ),
});

interface PeoplePageProps extends RouterContext {
  readonly to: '/admin/faculty' | '/admin/students' | '/mystudent';
  readonly person: Person;
  readonly search: SchoolSearch;
  readonly screen: ComponentType<{ readonly app: PeopleProps }>;
}

export function PeoplePage({ screen: Screen, ...page }: PeoplePageProps) {
  const navigate = useNavigate();
  const { title, text } = peopleMessages[page.to === '/admin/faculty' ? 'faculty' : 'students'];
  const onImport = (schoolId: number) =>
    void navigate({
      to: '/admin/imports',
      search: { open: 'new', ...(schoolId > 0 && { school: schoolId }) },
    });
  const onPortfolio = (studentId: number) =>
    void navigate({ to: '/portfolio/$studentId', params: { studentId: String(studentId) } });
  return (
    <SchoolPage {...page} title={title} text={text}>
      {(school) => (
        <Screen
          app={{
            ...school,
            ...(page.to !== '/mystudent' && { onImport: () => onImport(school.schoolId) }),
            ...(page.to === '/mystudent' && { onPortfolio }),
            ...(settings.accounts.length > 0 &&
              page.person.role === roles.schoolAdmin &&
              !page.person.school.isDemo && { accounts: accountsOf() }),
            renderReset: ({ personId, name, run }, onClosed) => (
              <ResetPasswordDialog target={{ personId, name }} reset={run} onClosed={onClosed} />
            ),
          }}
        />
      )}
    </SchoolPage>
  );
}
