import { useMemo } from 'react';
import type { PickedPlaces } from '#contract/notices/notice.model.ts';
import type { OfficeView } from '#machines/notices/notice-form/notice-form.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { hintStyle, labelStyle } from '#src/ui/Field.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { MultiSelect, SearchMultiSelect } from '#src/ui/MultiSelect.tsx';
import type { ChosenOptions } from '#src/ui/pick-field.types.ts';
import type { LoadOptionPage } from '#src/ui/use-option-pages.ts';
import { css } from '#styled/css';
import { FieldArea, useFieldError } from '../form/components/FieldArea.tsx';
import { column, pair } from '../form/components/layout.ts';
import { useForm, useFormView } from '../form/form-context.ts';
import { formMessages as messages } from '../form/messages.en.ts';
import { officeMessages as texts } from './messages.en.ts';
import { createPlacePages, idsOf } from './place-pages.ts';
import { shortName } from './short-name.ts';

const implied = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });
const impliedValue = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control.md',
  color: 'text.muted',
});
const withNotes = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  '& > output:empty': { marginBlockStart: '-5' },
});
const notes = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  textStyle: 'small',
  color: 'text.muted',
});

/** [AF-02…AF-09] Where and for whom the central office shares: country, state, schools, grades and roles. */
export function OfficeFields() {
  const office = useFormView((view) => view.office);
  if (!office) return null;
  return (
    <div className={column}>
      <div className={withNotes}>
        <Places office={office} />
        <Notes office={office} />
      </div>
      <Roles office={office} />
    </div>
  );
}

function Places({ office }: { readonly office: OfficeView }) {
  const { person } = useForm();
  const pages = useMemo(() => createPlacePages(person.id), [person.id]);
  const [countryIds, stateIds] = [idsOf(office.countries), idsOf(office.states)];
  const states = useMemo(() => shortened(pages.states(countryIds)), [pages, countryIds]);
  const schools = useMemo(() => pages.schools(countryIds, stateIds), [pages, countryIds, stateIds]);
  const countries = useMemo(() => shortened(pages.countries), [pages]);
  return (
    <>
      <div className={pair}>
        <FieldArea field="countries">
          <PlacePicker
            field="countries"
            label={texts.country}
            value={office.countries}
            load={countries}
            all={texts.allCountries}
            placeholder={texts.countryPlaceholder}
          />
        </FieldArea>
        <FieldArea field="states">
          {office.statesOf === null ? (
            <Implied label={texts.state} value={texts.allStates} hint={texts.allStatesHint} />
          ) : (
            <PlacePicker
              field="states"
              label={texts.state}
              value={office.states}
              load={states}
              all={texts.allStates}
              placeholder={texts.statePlaceholder}
            />
          )}
        </FieldArea>
      </div>
      <div className={pair}>
        <FieldArea field="schools">
          <PlacePicker
            field="schools"
            label={texts.schools}
            value={office.schools}
            load={schools}
            all={texts.allSchools}
            placeholder={texts.schoolsPlaceholder}
            isOff={office.countries !== 'all' && office.countries.length === 0}
          />
        </FieldArea>
        <FieldArea field="grades">
          <Grades state={office.grades} />
        </FieldArea>
      </div>
    </>
  );
}

/** [AF-04] Shortens names in the list and in the choice. */
function shortened(load: LoadOptionPage): LoadOptionPage {
  return async (query, cursor, signal) => {
    const { options, next } = await load(query, cursor, signal);
    return { options: options.map((option) => ({ ...option, label: shortName(option.label) })), next };
  };
}

interface PlacePickerProps {
  readonly field: 'countries' | 'states' | 'schools';
  readonly label: string;
  readonly value: PickedPlaces;
  readonly load: LoadOptionPage;
  readonly all: string;
  readonly placeholder: string;
  readonly isOff?: boolean;
}

const eventOf = { countries: 'edit.countries', states: 'edit.states', schools: 'edit.schools' } as const;

const toOptions = (places: PickedPlaces): ChosenOptions =>
  places === 'all' ? 'all' : places.map(({ id, name }) => ({ value: String(id), label: shortName(name) }));

const toPlaces = (options: ChosenOptions): PickedPlaces =>
  options === 'all' ? 'all' : options.map(({ value, label }) => ({ id: Number(value), name: label }));

function PlacePicker({ field, label, value, load, all, placeholder, isOff = false }: PlacePickerProps) {
  const { send } = useForm();
  const isLocked = useFormView((view) => view.isLocked);
  return (
    <SearchMultiSelect
      label={label}
      required
      error={useFieldError(field)}
      disabled={isLocked || isOff}
      value={toOptions(value)}
      load={load}
      onChange={(options) => send({ type: eventOf[field], picked: toPlaces(options) })}
      texts={{
        ...messages.pick,
        all,
        placeholder,
        empty: texts.noPlaces,
        failed: texts.placesFailed,
        retry: messages.tryAgain,
      }}
    />
  );
}

interface ImpliedProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

function Implied({ label, value, hint }: ImpliedProps) {
  return (
    <div className={implied}>
      <span className={labelStyle}>{label}</span>
      <span className={impliedValue}>{value}</span>
      <p className={hintStyle}>{hint}</p>
    </div>
  );
}

/** [AF-09] Only within exactly one school. */
function Grades({ state }: { readonly state: OfficeView['grades'] }) {
  const { send } = useForm();
  const { chosen, options } = useFormView((view) => view.grades);
  const isLocked = useFormView((view) => view.isLocked);
  const problem = useFieldError('grades');
  if (state === 'implied')
    return <Implied label={messages.grade} value={texts.allGrades} hint={texts.allGradesHint} />;
  const values = (chosen === 'all' ? options.map(({ id }) => id) : chosen).map(String);
  const hasFailed = state === 'failed';
  const choose = (next: readonly string[]) =>
    send({ type: 'edit.grades', chosen: next.length === options.length ? 'all' : next.map(Number) });
  return (
    <>
      <MultiSelect
        label={messages.grade}
        required
        error={hasFailed ? texts.gradesFailed : problem}
        disabled={isLocked || hasFailed}
        loading={state === 'loading'}
        options={state === 'ready' ? options.map(({ id, name }) => ({ value: String(id), label: name })) : []}
        value={state === 'ready' ? values : []}
        onChange={choose}
        texts={{
          ...messages.pick,
          all: texts.allGrades,
          placeholder: chosen === 'all' ? texts.allGrades : messages.gradePlaceholder,
          empty: texts.noPlaces,
        }}
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

function Notes({ office }: { readonly office: OfficeView }) {
  return (
    <output className={notes}>
      {office.notes.map((note) => (
        <span key={note}>{texts.placeNotes[note]}</span>
      ))}
    </output>
  );
}

/** [ST-10…16, QC-09] Who reads it in the chosen schools. */
function Roles({ office: { roles } }: { readonly office: OfficeView }) {
  const { send } = useForm();
  const isLocked = useFormView((view) => view.isLocked);
  const error = useFieldError('readers');
  const shared = { disabled: isLocked, 'aria-invalid': error === undefined ? undefined : true } as const;
  const boxes = [
    { name: 'admin', label: texts.schoolAdmin },
    { name: 'faculty', label: messages.faculty },
    { name: 'students', label: messages.students },
  ] as const;
  return (
    <FieldArea field="readers">
      <FieldGroup label={messages.readers} required error={error}>
        {boxes.map(({ name, label }) => (
          <Checkbox
            {...shared}
            key={name}
            label={label}
            checked={roles[name]}
            onChange={(on) => send({ type: 'edit.roles', ...roles, [name]: on })}
          />
        ))}
      </FieldGroup>
    </FieldArea>
  );
}
