import { useEffect, useEffectEvent, useState } from 'react';
import type { LineRow, MigrationList, MigrationPlan } from '#contract/migration/migration.wire.ts';
import type {
  Decision,
  MigrationEvent,
  MigrationStep,
} from '#machines/migration/migration/migration.types.ts';
import {
  type MigrationView,
  type WizardStep,
  wizardSteps,
} from '#machines/migration/migration/migration.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LoadingBar } from '#src/ui/LoadingBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Stepper, type StepState } from '#src/ui/Stepper.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ClassesStep } from './ClassesStep.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { DoneStep } from './DoneStep.tsx';
import { decideActions } from './decide-actions.tsx';
import { ExceptionList } from './ExceptionList.tsx';
import { buttons } from './layout.ts';
import { migrationMessages as messages } from './messages.en.ts';
import { StudentsStep } from './StudentsStep.tsx';
import { useMigration } from './use-migration.ts';
import { YearsStep } from './YearsStep.tsx';

interface MigrationWizardProps {
  readonly list: MigrationList;
  readonly app: SchoolListProps;
  readonly mayWrite: boolean;
  readonly onListChanged: () => void;
}

const openOf = ({ migrations }: MigrationList) =>
  migrations.find(({ state }) => state === 'draft' || state === 'scheduled')?.id ?? 0;

/** Finished steps can be revisited while the plan is open. */
export function MigrationWizard({ list, app, mayWrite, onListChanged }: MigrationWizardProps) {
  const { view, send } = useMigration(app.schoolId, openOf(list), app.listen);
  const { plan } = view;
  const tellList = useEffectEvent(onListChanged);
  const known = `${plan?.id ?? 0}.${plan?.state ?? ''}`;
  useEffect(() => {
    if (known !== '') tellList();
  }, [known]);
  return (
    <Stack gap="5">
      <Steps view={view} send={send} />
      {view.isApplying && <LoadingBar label={messages.loading} />}
      {view.failure && view.at !== 'years' && !view.isLost && <Refused view={view} />}
      {plan?.stopped && (
        <Banner tone="danger" title={messages.stopped.title} text={messages.stopped[plan.stopped]} />
      )}
      {!mayWrite && list.is_demo_school === 1 && <Banner tone="info" title={messages.demo} />}
      {view.isLost && (
        <ErrorState
          title={messages.lost}
          retry={{ label: messages.retry, onRetry: () => send({ type: 'plan.changed' }) }}
        />
      )}
      {view.isLoading && <Skeleton label={messages.loading} shape="table" />}
      {plan === null && !view.isLost && !view.isLoading && (
        <>
          {view.failure && <Refused view={view} />}
          <YearsStep
            list={list}
            mayWrite={mayWrite}
            isBusy={view.isBusy}
            onBegin={(toYear) => send({ type: 'plan.begin', toYear })}
            onOpen={(planId) => send({ type: 'plan.open', planId })}
          />
        </>
      )}
      {plan && <OpenPlan plan={plan} view={view} list={list} app={app} mayWrite={mayWrite} send={send} />}
    </Stack>
  );
}

const Refused = ({ view: { failure } }: { readonly view: MigrationView }) =>
  failure && (
    <Banner
      tone="danger"
      announce="assertive"
      title={messages.refused}
      text={failureText(failure, failureMessages)}
    />
  );

const stepOf: Partial<Record<WizardStep, MigrationStep>> = {
  classes: 'ruling',
  students: 'editing',
  check: 'checking',
};

interface Sending {
  readonly view: MigrationView;
  readonly send: (event: MigrationEvent) => void;
}

function Steps({ view, send }: Sending) {
  const texts = messages.steps;
  const at = wizardSteps.indexOf(view.at);
  const hasProblems = view.isChecked && !view.isReady;
  const isOpen = view.plan?.state === 'draft' && !view.isBusy;
  const stateOf = (step: WizardStep, index: number): StepState => {
    if (step === 'check' && hasProblems) return 'error';
    if (index === at) return view.at === 'done' ? 'done' : 'current';
    return index < at ? 'done' : 'todo';
  };
  return (
    <Stepper
      label={texts.label}
      current={view.at}
      texts={texts.state}
      steps={wizardSteps.map((step, index) => ({
        value: step,
        title: texts[step],
        state: stateOf(step, index),
        isLocked: !isOpen || stepOf[step] === undefined,
      }))}
      onChoose={(value) => {
        const step = stepOf[value];
        if (step) send({ type: 'step.go', step });
      }}
    />
  );
}

interface OpenPlanProps extends Sending {
  readonly plan: MigrationPlan;
  readonly list: MigrationList;
  readonly app: SchoolListProps;
  readonly mayWrite: boolean;
}

function OpenPlan({ plan, view, list, app, mayWrite, send }: OpenPlanProps) {
  const [promoting, setPromoting] = useState<readonly LineRow[]>([]);
  const decide = (items: readonly Decision[]) => send({ type: 'plan.save', change: { items } });
  const actions = mayWrite ? decideActions({ onPromote: setPromoting, onDecide: decide }) : [];
  return (
    <>
      {view.at === 'classes' && (
        <ClassesStep
          plan={plan}
          list={list}
          isBusy={view.isBusy || !mayWrite}
          onSave={(change) => send({ type: 'plan.save', change })}
        />
      )}
      {view.at === 'students' && mayWrite && (
        <ExceptionList
          result={view.list}
          isBusy={view.isBusy}
          onSave={(change) => send({ type: 'plan.save', change })}
        />
      )}
      {view.at === 'students' && <StudentsStep key={plan.version} plan={plan} app={app} actions={actions} />}
      {view.at === 'check' && (
        <CheckStep view={view} plan={plan} list={list} mayWrite={mayWrite} send={send} />
      )}
      {view.at === 'done' && (
        <DoneStep view={view} plan={plan} list={list} app={app} mayWrite={mayWrite} send={send} />
      )}
      <Ways plan={plan} view={view} mayWrite={mayWrite} send={send} />
      {promoting.length > 0 && (
        <DecideDialog students={promoting} plan={plan} onDecide={decide} onClose={() => setPromoting([])} />
      )}
    </>
  );
}

function Ways({ plan, view, mayWrite, send }: Omit<OpenPlanProps, 'list' | 'app'>) {
  const texts = messages.discard;
  const [isAsking, setIsAsking] = useState(false);
  const next = view.at === 'classes' ? 'editing' : view.at === 'students' ? 'checking' : null;
  const isOpen = plan.state === 'draft' || plan.state === 'scheduled';
  return (
    <div className={buttons}>
      {next && mayWrite && (
        <Button variant="primary" busy={view.isBusy} onClick={() => send({ type: 'step.go', step: next })}>
          {messages.next}
        </Button>
      )}
      <Button onClick={() => send({ type: 'plan.close' })}>{messages.back}</Button>
      {isOpen && mayWrite && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {texts.button}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        title={texts.title}
        tone="warning"
        answers={[
          { value: 'no', label: texts.no },
          { value: 'yes', label: texts.yes },
        ]}
        onCancel={() => setIsAsking(false)}
        onAnswer={(answer) => {
          setIsAsking(false);
          if (answer === 'yes') send({ type: 'plan.discard' });
        }}
      >
        {texts.text}
      </AlertDialog>
    </div>
  );
}
