import { useState } from 'react';
import { type DateOrder, fieldsOfKind, importFields, mappingProblem } from '#contract/roster/roster.rules.ts';
import type { ImportDetail, ImportOptions } from '#contract/roster/roster.wire.ts';
import type { RosterImportEvent } from '#machines/roster/roster-import/roster-import.types.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { FileFound } from './FileFound.tsx';
import { columnsOf } from './file-columns.ts';
import { rosterMessages as messages } from './messages.en.ts';
import { TemplateOffer } from './TemplateOffer.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '[1fr 1fr]', lg: '[1fr 1fr 1fr]' },
  gap: '4',
});

const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const heading = css({ textStyle: 'subsection' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

export const optionsOf = ({
  columns,
  dates,
  classes,
  complete,
  file_wins,
  new_logins,
  twice,
}: ImportDetail): ImportOptions => ({
  columns,
  dates,
  classes,
  complete,
  file_wins,
  new_logins,
  twice,
});

/** By the stored columns; choices in the form do not matter here. */
function lacksColumn({ columns, kind }: ImportDetail): boolean {
  const problem = mappingProblem(columns, kind);
  return problem === 'no_name' || problem === 'no_key';
}

interface MapColumnsProps {
  readonly job: ImportDetail;
  readonly schoolId: number;
  readonly isSending: boolean;
  readonly send: (event: RosterImportEvent) => void;
}

export function MapColumns({ job, schoolId, isSending, send }: MapColumnsProps) {
  const texts = messages.map;
  const [options, setOptions] = useState(() => optionsOf(job));
  const problem = mappingProblem(options.columns, job.kind);
  const isBundle = job.kind === 'school';
  const choose = (at: number, value: string) => {
    const field = importFields.find((each) => each === value) ?? null;
    setOptions({
      ...options,
      columns: options.columns.map((each, column) => (column === at ? field : each)),
    });
  };
  const orders: readonly { value: DateOrder; label: string }[] = [
    { value: 'dmy', label: texts.dmy },
    { value: 'mdy', label: texts.mdy },
  ];
  return (
    <Stack>
      <UnsavedWork isDirty={!isSending && !isSame(options, optionsOf(job))} />
      <FileFound job={job} />
      {!isBundle && (
        <>
          <div>
            <h3 className={heading}>{texts.title}</h3>
            <p className={quiet}>{texts.text}</p>
          </div>
          <div className={columns}>
            {columnsOf(job).map(({ key, heading, at }) => (
              <Select
                key={key}
                label={texts.heading(heading || texts.noHeading(at + 1), job.sample[at] ?? '')}
                options={fieldsOfKind(job.kind).map((field) => ({
                  value: field,
                  label: messages.fields[field],
                }))}
                value={options.columns[at] ?? ''}
                onChange={(value) => choose(at, value)}
                clearable
                texts={{
                  placeholder: messages.leftOut,
                  loading: messages.loading,
                  empty: '',
                  clear: messages.leftOut,
                }}
              />
            ))}
          </div>
        </>
      )}
      {job.ask_dates === 1 && (
        <RadioGroup
          label={texts.dates}
          hint={texts.datesText}
          options={orders}
          value={options.dates ?? ''}
          onChange={(value) => setOptions({ ...options, dates: value === 'mdy' ? 'mdy' : 'dmy' })}
        />
      )}
      {problem && <Banner tone="warning" title={texts.problems[problem]} announce="polite" />}
      {lacksColumn(job) && <TemplateOffer kind={job.kind} schoolId={schoolId} />}
      <div className={line}>
        <Button
          variant="primary"
          busy={isSending}
          disabledReason={problem ? texts.problems[problem] : undefined}
          onClick={() => send({ type: 'check.submit', options })}
        >
          {texts.next}
        </Button>
        {job.is_kept === 1 && (
          <Button onClick={() => send({ type: 'sheets.change' })}>{messages.locate.change}</Button>
        )}
        <Button onClick={() => send({ type: 'import.drop' })}>{messages.review.drop}</Button>
      </div>
    </Stack>
  );
}
