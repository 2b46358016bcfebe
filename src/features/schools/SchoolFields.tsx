import { type ReactNode, useMemo } from 'react';
import { asMasterName } from '#contract/core/master-name.ts';
import { bookLevels, offeredModels, schoolLimits } from '#contract/schools/school.rules.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { formMessages } from '#src/lib/form/messages.en.ts';
import type { Form } from '#src/lib/form/use-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { formatDate } from '#src/lib/words/dates.ts';
import { schoolModelWords } from '#src/lib/words/school-model-words.ts';
import { Combobox } from '#src/ui/Combobox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { citySource, countrySource, stateSource, timeZones } from './lookups.ts';
import { messages } from './messages.en.ts';
import type { SchoolValues } from './school-form.ts';

const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});
/** The switch is in line with the day, whose hint is above. */
const licence = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});
const triple = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
});
const heading = css({ textStyle: 'subsection', marginBlockStart: '2' });

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

interface SchoolFieldsProps {
  readonly form: Form<SchoolValues>;
  readonly personId: number;
  readonly logo: ReactNode;
}

export function SchoolFields({ form, personId, logo }: SchoolFieldsProps) {
  const { sections, hints } = messages;
  return (
    <>
      <h3 className={heading}>{sections.names}</h3>
      <div className={pair}>
        <TextField {...named(form.text('school_name'))} maxLength={schoolLimits.name} />
        <TextField {...named(form.text('school_short_name'))} maxLength={schoolLimits.shortName} />
      </div>
      <TextArea {...form.text('school_address')} rows={2} />
      <PlaceFields form={form} personId={personId} />
      <TextArea {...form.text('description')} rows={2} />
      {logo}
      <h3 className={heading}>{sections.teaching}</h3>
      <Select
        {...form.choice(
          'is_model1',
          offeredModels.map((model) => {
            const { name, text: hint } = schoolModelWords(Number(model));
            return { value: model, label: name, hint };
          }),
        )}
        hint={chosenHint(form.values.is_model1, hints.is_model1)}
      />
      <div className={pair}>
        <ZoneField form={form} />
        <TextField {...form.text('academic_year')} maxLength={9} />
        <Select
          {...form.choice(
            'year_start_month',
            months.map((month) => ({
              value: month,
              label: formatDate(`2026-${month.padStart(2, '0')}-01`, 'month'),
            })),
          )}
        />
        <Select
          {...form.choice(
            'allow_digital_book',
            bookLevels.map((level) => ({ value: level, label: messages.bookLevels[level] })),
          )}
        />
      </div>
      <Switch {...form.flag('allow_create_grade_project')} />
      <Switch {...form.flag('allow_create_club_project')} />
      <Switch {...form.flag('is_demo_school')} hint={hints.is_demo_school} />
      <h3 className={heading}>{sections.licence}</h3>
      <div className={licence}>
        <FormDateField {...form.day('licence_until')} hint={hints.licence_until} />
        <Switch {...form.flag('paid_status')} />
      </div>
      <div className={triple}>
        <TextField {...form.text('admin_limit')} hint={hints.limit} inputMode="numeric" />
        <TextField {...form.text('faculty_limit')} hint={hints.limit} inputMode="numeric" />
        <TextField {...form.text('student_limit')} hint={hints.limit} inputMode="numeric" />
      </div>
    </>
  );
}

/** [VP-33, QU-65] Forbidden characters are dropped, typed or pasted. */
function named<Field extends { readonly onChange: (value: string) => void }>(field: Field): Field {
  return { ...field, onChange: (value: string) => field.onChange(asMasterName(value)) };
}

/** The meaning of the chosen type, before the general hint. */
const chosenHint = (model: string, hint: string): string =>
  model === '' ? hint : `${schoolModelWords(Number(model)).text} ${hint}`;

interface FieldsProps {
  readonly form: Form<SchoolValues>;
}

/** Each depends on the one before: another country has other states. */
function PlaceFields({ form, personId }: FieldsProps & { readonly personId: number }) {
  const { country_id, state_id } = form.values;
  const countries = useMemo(() => countrySource(personId), [personId]);
  const states = useMemo(() => stateSource(personId, country_id ?? 0), [personId, country_id]);
  const cities = useMemo(() => citySource(state_id ?? 0), [state_id]);
  const choose = (field: 'country_id' | 'state_id') => (value: number | null) => {
    form.set(field, value);
    if (field === 'country_id') form.set('state_id', null);
    form.set('city_id', null);
    if (value === null) form.set('city_name', '');
  };
  return (
    <div className={pair}>
      <LookupField {...form.lookup('country_id')} source={countries} onChange={choose('country_id')} />
      {country_id !== null && (
        <LookupField
          key={country_id}
          {...form.lookup('state_id')}
          source={states}
          onChange={choose('state_id')}
        />
      )}
      {state_id !== null && (
        <>
          <LookupField key={state_id} {...form.lookup('city_id')} source={cities} />
          <TextField {...named(form.text('city_name'))} maxLength={schoolLimits.city} />
        </>
      )}
    </div>
  );
}

function ZoneField({ form }: FieldsProps) {
  const zones = useMemo(() => timeZones(), []);
  const { value, onChange, onBlur: _, ...field } = form.text('time_zone');
  const known = zones.find((zone) => zone.value === value) ?? { value, label: value.replaceAll('_', ' ') };
  return (
    <Combobox
      {...field}
      options={zones}
      value={value === '' ? undefined : known}
      onChange={(option) => onChange(option?.value ?? '')}
      texts={{
        placeholder: formMessages.search,
        open: formMessages.open,
        clear: formMessages.clear,
        loading: formMessages.loading,
        empty: formMessages.nothing,
        noMatch: formMessages.noMatch,
        found: formMessages.found,
        unchosen: formMessages.unchosen,
      }}
    />
  );
}
