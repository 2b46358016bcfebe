import { useMemo, useState } from 'react';
import type { ImportDetail, ImportOptions } from '#contract/roster/roster.wire.ts';
import type { RosterImportEvent } from '#machines/roster/roster-import/roster-import.types.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { ClassRow } from './ClassRow.tsx';
import { type Chosen, chosenAtFirst, inOrder, isFound, saidOf } from './class-choices.ts';
import { optionsOf } from './MapColumns.tsx';
import { rosterMessages as messages } from './messages.en.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end' });
const heading = css({ textStyle: 'subsection' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const list = css({ display: 'grid', gap: '0' });

/** Shown at once; the search finds the others. */
const shownAtOnce = 40;

interface MatchClassesProps {
  readonly job: ImportDetail;
  readonly schoolId: number;
  readonly isSending: boolean;
  readonly send: (event: RosterImportEvent) => void;
}

export function MatchClasses({ job, schoolId, isSending, send }: MatchClassesProps) {
  const texts = messages.classes;
  const [chosen, setChosen] = useState<Chosen>(() => chosenAtFirst(job.unknown));
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const ordered = useMemo(() => inOrder(job.unknown), [job.unknown]);
  const found = ordered.filter((each) => isFound(each, sought));
  const open = found.filter(({ name }) => (chosen[name] ?? null) === null);
  const openInAll = ordered.filter(({ name }) => (chosen[name] ?? null) === null).length;
  const set = (names: readonly string[], choice: 0 | 'out') =>
    setChosen({ ...chosen, ...Object.fromEntries(names.map((name) => [name, choice])) });
  const submit = () => {
    const classes: ImportOptions['classes'] = { ...job.classes, ...saidOf(job.unknown, chosen) };
    send({ type: 'check.submit', options: { ...optionsOf(job), classes } });
  };
  return (
    <Stack>
      <UnsavedWork isDirty={!isSending && !isSame(chosen, chosenAtFirst(job.unknown))} />
      <div>
        <h3 className={heading}>{texts.title}</h3>
        <p className={quiet}>{texts.text(job.unknown.length)}</p>
      </div>
      <div className={line}>
        <TextField label={texts.search} type="search" value={sought} onChange={setSought} />
        <Button
          onClick={() =>
            set(
              found.map(({ name }) => name),
              0,
            )
          }
        >
          {texts.allNew}
        </Button>
        <Button
          reasonInSight
          disabledReason={open.length === 0 ? texts.noneOpen : undefined}
          onClick={() =>
            set(
              open.map(({ name }) => name),
              'out',
            )
          }
        >
          {texts.openOut}
        </Button>
      </div>
      <p className={quiet} role="status">
        {openInAll === 0 ? texts.allSaid : texts.open(openInAll)}
      </p>
      <div className={list}>
        {found.slice(0, most).map((each) => (
          <ClassRow
            key={each.name}
            of={each}
            schoolId={schoolId}
            hasClubs={job.told.has_clubs}
            choice={chosen[each.name] ?? null}
            onChoose={(choice) => setChosen({ ...chosen, [each.name]: choice })}
          />
        ))}
      </div>
      {found.length === 0 && <p>{texts.noneFound}</p>}
      {found.length > most && (
        <div>
          <Button onClick={() => setMost(most + shownAtOnce)}>{texts.more(found.length - most)}</Button>
        </div>
      )}
      <div className={line}>
        <Button variant="primary" busy={isSending} onClick={submit}>
          {texts.next}
        </Button>
        <Button onClick={() => send({ type: 'classes.skip' })}>{texts.skip}</Button>
        <Button onClick={() => send({ type: 'import.drop' })}>{messages.review.drop}</Button>
      </div>
    </Stack>
  );
}
