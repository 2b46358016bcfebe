import type { Chosen } from '#contract/notices/notice.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { hintStyle, labelStyle } from '#src/ui/Field.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { css } from '#styled/css';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.ts';
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

/** All of several is the rule "All". The only one of a list is just itself: else one grade could never be split. */
function toChosen(values: readonly string[], choices: readonly Choice[]): Chosen {
  return choices.length > 1 && values.length === choices.length ? 'all' : values.map(Number);
}

/** Whom the notice is for: grades and, within exactly one, its divisions [NF-03, NF-04, NF-18, NF-21]. */
export function AudienceFields() {
  const divisionState = useFormView((view) => view.divisions.state);
  return (
    <div className={pair}>
      <FieldArea field="grades">
        <Grades />
      </FieldArea>
      <FieldArea field="divisions">
        {divisionState === 'implied' ? <AllDivisions /> : <Divisions />}
      </FieldArea>
    </div>
  );
}

function Grades() {
  const { send } = useForm();
  const { chosen, options } = useFormView((view) => view.grades);
  const isLocked = useFormView((view) => view.isLocked);
  const error = useFieldError('grades');
  return (
    <MultiSelect
      label={messages.grade}
      required
      error={error}
      disabled={isLocked}
      options={toOptions(options)}
      value={toValues(chosen, options)}
      onChange={(values) => send({ type: 'edit.grades', chosen: toChosen(values, options) })}
      texts={{ ...messages.pick, placeholder: messages.gradePlaceholder, empty: messages.noGrades }}
    />
  );
}

/** [NF-21] */
function AllDivisions() {
  return (
    <div className={implied}>
      <span className={labelStyle}>{messages.division}</span>
      <span className={impliedValue}>{messages.allDivisions}</span>
      <p className={hintStyle}>{messages.allDivisionsHint}</p>
    </div>
  );
}

function Divisions() {
  const { send } = useForm();
  const { state, chosen, options } = useFormView((view) => view.divisions);
  const isLocked = useFormView((view) => view.isLocked);
  const problem = useFieldError('divisions');
  const hasFailed = state === 'failed';
  return (
    <>
      <MultiSelect
        label={messages.division}
        required
        error={hasFailed ? messages.divisionsFailed : problem}
        disabled={isLocked || hasFailed}
        loading={state === 'loading'}
        options={toOptions(options)}
        value={toValues(chosen, options)}
        onChange={(values) => send({ type: 'edit.divisions', chosen: toChosen(values, options) })}
        texts={{ ...messages.pick, placeholder: messages.divisionPlaceholder, empty: messages.noDivisions }}
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
