import Building from 'lucide-react/icons/building-2';
import Shapes from 'lucide-react/icons/shapes';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import type { FormEvent } from 'react';
import type {
  ForcedLogoutEvent,
  TargetKind,
} from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import type { ForcedLogoutView } from '#machines/auth/forced-logout-screen/forced-logout-screen.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { css } from '#styled/css';
import type { SignedInOverview } from '../load-forced-logout.ts';
import { messages } from '../messages.en.ts';
import { DivisionPicker, PersonPicker } from './TargetPickers.tsx';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '3',
});
const count = css({ textStyle: 'small', color: 'text.muted' });
const icons = { person: <User />, division: <Users />, batch: <Shapes />, school: <Building /> };

export interface TargetFormProps {
  readonly view: ForcedLogoutView;
  readonly overview: SignedInOverview;
  readonly schoolId: number;
  /** For a school's admin, who may sign out too. */
  readonly canIncludeMe: boolean;
  readonly send: (event: ForcedLogoutEvent) => void;
}

/** The target: one person, a division or a batch, or the school. */
export function TargetForm({ view, overview, schoolId, canIncludeMe, send }: TargetFormProps) {
  const has = (kind: TargetKind) => overview.divisions.some((each) => each.kind === kind);
  const kinds: readonly TargetKind[] = ['person', ...(['division', 'batch'] as const).filter(has), 'school'];
  // The central office never has any.
  const isWithoutDivisions = schoolId !== 0 && overview.divisions.length === 0;
  const school = (includeMe: boolean) =>
    send({
      type: 'choice.change',
      choice: { kind: 'school', name: overview.school.name, signedIn: overview.school.signed_in, includeMe },
    });
  const chooseKind = (value: string) => {
    const kind = kinds.find((each) => each === value);
    if (!kind) return;
    send({ type: 'kind.choose', kind });
    if (kind === 'school') school(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submit', requestId: crypto.randomUUID() });
  };
  const error = view.isChoiceMissing ? messages.missing : undefined;
  const pick = (choice: typeof view.choice) => send({ type: 'choice.change', choice });
  return (
    <Card>
      <form className={form} onSubmit={submit} noValidate>
        <UnsavedWork isDirty={view.choice !== null && !view.isRunning} />
        {view.failure && <Banner tone="danger" title={failureText(view.failure, messages.failures)} />}
        <RadioGroup
          label={messages.who}
          layout="cards"
          value={view.kind}
          onChange={chooseKind}
          hint={isWithoutDivisions ? messages.noDivisions : undefined}
          options={kinds.map((kind) => ({
            value: kind,
            label: messages.kinds[kind],
            hint: messages.kindHints[kind],
            icon: icons[kind],
          }))}
        />
        {view.kind === 'person' && (
          <PersonPicker schoolId={schoolId} choice={view.choice} error={error} onPick={pick} />
        )}
        {(view.kind === 'division' || view.kind === 'batch') && (
          <DivisionPicker
            key={view.kind}
            kind={view.kind}
            divisions={overview.divisions.filter(({ kind }) => kind === view.kind)}
            choice={view.choice}
            error={error}
            onPick={pick}
          />
        )}
        {view.choice?.kind === 'school' && canIncludeMe && (
          <Checkbox
            label={messages.includeMe}
            hint={messages.includeMeHint}
            checked={view.choice.includeMe}
            onChange={school}
          />
        )}
        <div className={foot}>
          <p className={count} role="status">
            {view.choice && countOf(view.choice)}
          </p>
          <Button type="submit" variant="danger">
            {messages.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function countOf(choice: NonNullable<ForcedLogoutView['choice']>): string {
  return choice.kind === 'person' ? messages.devices(choice.signedIn) : messages.signedIn(choice.signedIn);
}
