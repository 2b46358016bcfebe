import { useCallback, useState } from 'react';
import { getImportSheetsCall } from '#contract/roster/calls/get-import-sheets.call.ts';
import { type ImportKind, importKinds } from '#contract/roster/roster.rules.ts';
import type { ImportDetail, SheetTop } from '#contract/roster/roster.wire.ts';
import type { RosterImportEvent } from '#machines/roster/roster-import/roster-import.types.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { call } from '#src/lib/api-client.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { rosterMessages as messages } from './messages.en.ts';
import { SheetTable } from './SheetTable.tsx';
import { TemplateOffer } from './TemplateOffer.tsx';

const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const heading = css({ textStyle: 'subsection' });
const label = css({ textStyle: 'label' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface ChooseSheetsProps {
  readonly job: ImportDetail;
  readonly schoolId: number;
  readonly isSending: boolean;
  readonly send: (event: RosterImportEvent) => void;
}

export function ChooseSheets(props: ChooseSheetsProps) {
  const { job, schoolId, send } = props;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { data } = await call(
        getImportSheetsCall,
        { school_id: schoolId, import_id: job.id },
        { signal },
      );
      return data.sheets;
    },
    [schoolId, job.id],
  );
  const [fetched] = useLoaded(load);
  if (fetched.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (fetched.kind === 'loaded') return <Sheets {...props} sheets={fetched.data} />;
  return (
    <Stack>
      <Banner tone="danger" title={fetched.information || failureMessages.unexpected} announce="assertive" />
      <div>
        <Button onClick={() => send({ type: 'sheets.keep' })}>{messages.locate.keep}</Button>
      </div>
    </Stack>
  );
}

interface SheetsProps extends ChooseSheetsProps {
  readonly sheets: readonly SheetTop[];
}

const partsAtFirst = (sheets: readonly SheetTop[]) =>
  sheets.map(({ chosen, heading }) => ({ chosen, heading }));

function Sheets({ job, schoolId, isSending, send, sheets }: SheetsProps) {
  const texts = messages.locate;
  const [kind, setKind] = useState<ImportKind>(job.kind);
  const [parts, setParts] = useState(() => partsAtFirst(sheets));
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      sheets.findIndex(({ chosen }) => chosen === 1),
    ),
  );
  const isOne = sheets.length === 1;
  const change = (at: number, part: Partial<(typeof parts)[number]>) =>
    setParts(parts.map((each, of) => (of === at ? { ...each, ...part } : each)));
  const chosen = isOne ? parts.map((part) => ({ ...part, chosen: 1 as const })) : parts;
  const isNone = chosen.every((part) => part.chosen === 0);
  const sheet = sheets[shown];
  return (
    <Stack>
      <UnsavedWork isDirty={!isSending && (kind !== job.kind || !isSame(parts, partsAtFirst(sheets)))} />
      <div>
        <h3 className={heading}>{texts.title}</h3>
        <p className={quiet}>{isOne ? texts.textOne : texts.text}</p>
      </div>
      {!isOne && (
        <FieldGroup label={texts.sheets} layout="row">
          {sheets.map(({ name, rows }, at) => (
            <Checkbox
              key={name}
              label={name}
              hint={texts.rows(rows)}
              checked={parts[at]?.chosen === 1}
              onChange={(on) => {
                change(at, { chosen: on ? 1 : 0 });
                if (on) setShown(at);
              }}
            />
          ))}
        </FieldGroup>
      )}
      {!isOne && (
        <Select
          label={texts.shown}
          options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(shown)}
          onChange={(value) => setShown(Number(value))}
          texts={{ placeholder: '', loading: messages.loading, empty: '' }}
        />
      )}
      {sheet && sheet.top.length > 0 && (
        <Stack gap="2">
          <p className={label}>{texts.heading}</p>
          <SheetTable
            key={shown}
            sheet={sheet}
            heading={parts[shown]?.heading ?? 0}
            onHeading={(at) => change(shown, { heading: at, chosen: 1 })}
          />
        </Stack>
      )}
      <RadioGroup
        label={texts.what}
        layout="row"
        options={importKinds.map((value) => ({ value, label: messages.kinds[value] }))}
        value={kind}
        onChange={(value) => setKind(importKinds.find((each) => each === value) ?? kind)}
      />
      {job.state === 'failed' && <TemplateOffer kind={kind} schoolId={schoolId} />}
      <div className={line}>
        <Button
          variant="primary"
          busy={isSending}
          reasonInSight
          disabledReason={isNone ? texts.none : undefined}
          onClick={() => send({ type: 'read.submit', of: { kind, parts: chosen } })}
        >
          {texts.next}
        </Button>
        <Button onClick={() => send({ type: 'sheets.keep' })}>{texts.keep}</Button>
      </div>
    </Stack>
  );
}
