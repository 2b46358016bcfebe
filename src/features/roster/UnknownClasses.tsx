import { useMemo, useState } from 'react';
import { getFacultyAllClubCall } from '#contract/people/calls/get-faculty-all-club.call.ts';
import { getFacultyAllDivisionCall } from '#contract/people/calls/get-faculty-all-division.call.ts';
import type { ImportDetail, ImportOptions, UnknownClass } from '#contract/roster/roster.wire.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { currentLocale } from '#src/lib/words/language.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { optionsOf } from './MapColumns.tsx';
import { rosterMessages as messages } from './messages.en.ts';
import type { Importing } from './use-import.ts';

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '[1fr 1fr]', lg: '[1fr 1fr 1fr]' },
  gap: '4',
});

/** Who writes some classes in another way says which they are; a whole school's are created. */
const mappedAtMost = 12;

const nameOf = ({ grade, division }: UnknownClass) => `${grade} ${division}`;

interface UnknownClassesProps {
  readonly importing: Importing;
  readonly job: ImportDetail;
  readonly schoolId: number;
}

/** Classes that the school does not have: each is one that it has, or is created on a person's word alone. */
export function UnknownClasses({ importing: { view, send }, job, schoolId }: UnknownClassesProps) {
  const texts = messages.review;
  const [chosen, setChosen] = useState<ImportOptions['classes']>({});
  const sources = useMemo(
    () => ({
      grade: lookupSource(getFacultyAllDivisionCall, { school_id: schoolId }),
      club: lookupSource(getFacultyAllClubCall, { school_id: schoolId }),
    }),
    [schoolId],
  );
  const asked = job.unknown.filter(({ name }) => job.classes[name] !== 0);
  const canMap = asked.length <= mappedAtMost;
  const created = job.unknown.filter(({ name }) => job.classes[name] === 0);
  const check = (more: ImportOptions['classes']) =>
    send({
      type: 'check.submit',
      options: { ...optionsOf(job), classes: { ...job.classes, ...more, ...chosen } },
    });
  const choose = (name: string, id: number | null) => {
    const { [name]: _before, ...others } = chosen;
    setChosen(id === null ? others : { ...others, [name]: id });
  };
  const names = (of: readonly UnknownClass[]) =>
    of
      .map(nameOf)
      .toSorted(new Intl.Collator(currentLocale(), { numeric: true }).compare)
      .join(', ');
  return (
    <>
      {asked.length > 0 && (
        <Stack>
          <Banner
            tone="warning"
            title={texts.unknownTitle(asked.length)}
            text={(canMap ? texts.unknownText : texts.unknownManyText)(names(asked))}
            announce="polite"
            action={
              <Button
                busy={view.isSending}
                onClick={() => check(Object.fromEntries(asked.map(({ name }) => [name, 0])))}
              >
                {texts.create}
              </Button>
            }
          />
          {canMap && (
            <div className={fields}>
              {asked.map((each) => (
                <LookupField
                  key={each.name}
                  label={texts.mapped(each.name)}
                  source={sources[each.kind]}
                  value={chosen[each.name] ?? null}
                  onChange={(id) => choose(each.name, id)}
                />
              ))}
            </div>
          )}
          {Object.keys(chosen).length > 0 && (
            <div>
              <Button busy={view.isSending} onClick={() => check({})}>
                {texts.takeChosen}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {created.length > 0 && <p>{texts.created(names(created))}</p>}
    </>
  );
}
