import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { Combobox } from '#src/ui/Combobox.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { css } from '#styled/css';
import { DepartureCard, type LeaverHelp } from '../components/DepartureCard.tsx';
import { PastLogouts } from '../components/PastLogouts.tsx';
import { SignOutQuestion } from '../components/SignOutQuestion.tsx';
import { TargetForm } from '../components/TargetForm.tsx';
import { pickerTexts } from '../components/TargetPickers.tsx';
import type { ForcedLogoutPage } from '../load-forced-logout.ts';
import { messages } from '../messages.en.ts';
import { useForcedLogout } from '../use-forced-logout.ts';

const page = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'dialog.search' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '[minmax(0, 2fr) minmax(0, 1fr)]' },
  gap: '5',
  alignItems: 'start',
});
const schoolPicker = css({ maxWidth: 'login' });

export interface ForcedLogoutScreenProps {
  readonly person: Person;
  readonly schoolId: number;
  readonly loaded: ForcedLogoutPage | null;
  readonly onReload: () => void;
  /** For super admins, who may go to another school. */
  readonly onSchool: (schoolId: number) => void;
  readonly help?: LeaverHelp | undefined;
}

/** [ST-32, RP-18, RP-19] Signs others out, and shows who left. */
export function ForcedLogoutScreen({ loaded, ...rest }: ForcedLogoutScreenProps) {
  return (
    <div className={page}>
      <PageHeader title={messages.title} text={messages.text} />
      {loaded === null ? (
        <ErrorState title={messages.loadFailed} retry={{ label: messages.retry, onRetry: rest.onReload }} />
      ) : (
        <SchoolPart key={rest.schoolId} {...rest} loaded={loaded} />
      )}
    </div>
  );
}

function SchoolPart({
  person,
  schoolId,
  loaded: { overview, past },
  onReload,
  onSchool,
  help,
}: ForcedLogoutScreenProps & { readonly loaded: ForcedLogoutPage }) {
  const { view, send } = useForcedLogout(schoolId, onReload);
  const canIncludeMe = person.role === roles.schoolAdmin;
  const close = (event: Parameters<typeof send>[0]) => {
    send(event);
    // The number of signed-in people has changed meanwhile.
    if (event.type === 'list.close') onReload();
  };
  const schools = overview.schools.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      {schools.length > 1 && (
        <div className={schoolPicker}>
          <Combobox
            label={messages.school}
            options={schools}
            value={schools.find(({ value }) => value === String(schoolId))}
            onChange={(option) => option && onSchool(Number(option.value))}
            disabled={view.isRunning}
            texts={pickerTexts(messages.choose)}
          />
        </div>
      )}
      <div className={columns}>
        {view.screen === 'form' ? (
          <TargetForm
            view={view}
            overview={overview}
            schoolId={schoolId}
            canIncludeMe={canIncludeMe}
            send={send}
          />
        ) : (
          <DepartureCard view={view} schoolId={schoolId} send={close} help={help} />
        )}
        <PastLogouts past={past} disabled={view.isAsking} onOpen={(id) => send({ type: 'past.open', id })} />
      </div>
      <SignOutQuestion view={view} canIncludeMe={canIncludeMe} send={send} />
    </>
  );
}
