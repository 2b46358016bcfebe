import type { Chosen } from '#contract/notices/notice.model.ts';
import type { Division, ChoiceNote as Note } from '#machines/notices/notice-form/notice-form.types.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { hintStyle, labelStyle } from '#src/ui/Field.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { css } from '#styled/css';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { FieldArea, useFieldError } from './FieldArea.tsx';
import { pair } from './layout.ts';

const implied = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });
const impliedValue = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control.md',
  color: 'text.muted',
});

interface Choice {
  readonly id: number;
  readonly name: string;
}

const toOptions = (choices: readonly Choice[]) =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));

const toValues = (chosen: Chosen, choices: readonly Choice[]) =>
  (chosen === 'all' ? choices.map(({ id }) => id) : chosen).map(String);

/** All of several options give the rule "All". A single option stays itself, or one grade could never be split. */
function toChosen(values: readonly string[], choices: readonly Choice[]): Chosen {
  return choices.length > 1 && values.length === choices.length ? 'all' : values.map(Number);
}

const textsOf = {
  grade: () => ({
    group: { label: messages.grade, placeholder: messages.gradePlaceholder, empty: messages.noGrades },
    part: {
      label: messages.division,
      placeholder: messages.divisionPlaceholder,
      empty: messages.noDivisions,
    },
    failed: messages.divisionsFailed,
  }),
  club: () => ({
    group: { label: messages.club, placeholder: messages.clubPlaceholder, empty: messages.noClubs },
    part: { label: messages.batch, placeholder: messages.batchPlaceholder, empty: messages.noBatches },
    failed: messages.batchesFailed,
  }),
};

function useTexts() {
  return textsOf[useFormView((view) => view.groupKind)]();
}

/**
 * Whom the notice is for: grades and, within exactly one, its divisions [NF-03, NF-04, NF-18, NF-21]; in a school of
 * clubs any clubs and their batches [NF-05, NF-06, NF-19, NF-23].
 */
export function AudienceFields() {
  const isImplied = useFormView((view) => view.groupKind === 'grade' && view.divisions.state === 'implied');
  const groupKind = useFormView((view) => view.groupKind);
  const hasNone = useFormView((view) => view.grades.options.length === 0);
  if (hasNone) return <Banner tone="warning" announce="polite" {...messages.noGroup[groupKind]} />;
  return (
    <div className={pair}>
      <FieldArea field="grades">
        <Grades />
      </FieldArea>
      <FieldArea field="divisions">
        {isImplied ? <AllDivisions /> : <Divisions />}
        <ChoiceNote />
      </FieldArea>
    </div>
  );
}

function Grades() {
  const { send } = useForm();
  const { label, placeholder, empty } = useTexts().group;
  const { chosen, options } = useFormView((view) => view.grades);
  const isLocked = useFormView((view) => view.isLocked);
  const error = useFieldError('grades');
  return (
    <MultiSelect
      label={label}
      required
      error={error}
      disabled={isLocked}
      options={toOptions(options)}
      value={toValues(chosen, options)}
      onChange={(values) => send({ type: 'edit.grades', chosen: toChosen(values, options) })}
      texts={{ ...messages.pick, placeholder, empty }}
    />
  );
}

/** [NF-21] Stands for every section of the chosen grades. */
function AllDivisions() {
  return (
    <div className={implied}>
      <span className={labelStyle}>{messages.division}</span>
      <span className={impliedValue}>{messages.allDivisions}</span>
      <p className={hintStyle}>{messages.allDivisionsHint}</p>
    </div>
  );
}

function usePartName() {
  const groupKind = useFormView((view) => view.groupKind);
  const { chosen, options } = useFormView((view) => view.grades);
  return ({ name, gradeId }: Division) => {
    const isOnly = chosen !== 'all' && chosen.length === 1 && chosen[0] === gradeId;
    const club = options.find(({ id }) => id === gradeId);
    return groupKind === 'club' && club && !isOnly ? messages.batchOf(club.name, name) : name;
  };
}

function usePartProblem(failed: string): string | undefined {
  const { state, clubWithoutBatch } = useFormView((view) => view.divisions);
  const isClubLeft = useFormView((view) => view.errors.divisions?.code === 'club_without_batch');
  const problem = useFieldError('divisions');
  if (state === 'failed') return failed;
  return isClubLeft && clubWithoutBatch !== null ? messages.clubWithoutBatch(clubWithoutBatch) : problem;
}

function Divisions() {
  const { send } = useForm();
  const { part, failed } = useTexts();
  const { state, chosen, options } = useFormView((view) => view.divisions);
  const partName = usePartName();
  const isLocked = useFormView((view) => view.isLocked);
  const problem = usePartProblem(failed);
  const hasFailed = state === 'failed';
  // For clubs only: a grade without divisions has no list at all.
  const isBeforeClubs = state === 'implied';
  return (
    <>
      <MultiSelect
        label={part.label}
        required
        hint={isBeforeClubs ? messages.clubFirst : undefined}
        error={problem}
        disabled={isLocked || hasFailed || isBeforeClubs}
        loading={state === 'loading'}
        options={options.map((each) => ({ value: String(each.id), label: partName(each) }))}
        value={toValues(chosen, options)}
        onChange={(values) => send({ type: 'edit.divisions', chosen: toChosen(values, options) })}
        texts={{ ...messages.pick, placeholder: part.placeholder, empty: part.empty }}
      />
      {hasFailed && (
        <div>
          <Button size="sm" onClick={() => send({ type: 'divisions.retry' })}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}

/** [NF-24, NF-25] Tells each automatic change of the choice. */
function ChoiceNote() {
  const note = useFormView((view) => view.choiceNote);
  const isClub = useFormView((view) => view.groupKind === 'club');
  const partName = usePartName();
  return <output className={hintStyle}>{note && choiceText(note, isClub, partName)}</output>;
}

function choiceText(note: Note, isClub: boolean, partName: (part: Division) => string): string {
  const { choice } = messages;
  if (note.kind === 'all') return choice.all;
  const groups = isClub ? choice.fellClubs : choice.fellGrades;
  const parts = isClub ? choice.fellBatches : choice.fellDivisions;
  const isNamed = note.known.length === note.divisions;
  return [
    note.grades > 0 && groups(note.grades),
    note.divisions > 0 &&
      (isNamed ? choice.fellNamed(note.known.map(partName).join(', ')) : parts(note.divisions)),
  ]
    .filter(Boolean)
    .join(' ');
}
