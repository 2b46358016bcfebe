import { useMemo } from 'react';
import { getFacultyAllClubCall } from '#contract/people/calls/get-faculty-all-club.call.ts';
import { getFacultyAllDivisionCall } from '#contract/people/calls/get-faculty-all-division.call.ts';
import type { UnknownClass } from '#contract/roster/roster.wire.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { Select } from '#src/ui/Select.tsx';
import { css } from '#styled/css';
import type { Choosing } from './class-choices.ts';
import { rosterMessages as messages } from './messages.en.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  gap: '4',
  alignItems: 'start',
  paddingBlock: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});

interface ClassRowProps {
  readonly of: UnknownClass;
  readonly schoolId: number;
  readonly choice: Choosing;
  readonly hasClubs: boolean;
  readonly onChoose: (choice: Choosing) => void;
}

export function ClassRow({ of, schoolId, choice, hasClubs, onChoose }: ClassRowProps) {
  const texts = messages.classes;
  const { name, grade, division, kind, rows } = of;
  const source = useMemo(
    () =>
      lookupSource(kind === 'club' ? getFacultyAllClubCall : getFacultyAllDivisionCall, {
        school_id: schoolId,
      }),
    [kind, schoolId],
  );
  const isHere = choice === 'here' || (typeof choice === 'number' && choice > 0);
  const choose = (value: string) => {
    if (value === 'new') onChoose(0);
    else onChoose(value === 'out' || value === 'club' || value === 'here' ? value : null);
  };
  return (
    <div className={row}>
      <Select
        label={name}
        hint={texts.rows(rows)}
        options={[
          { value: 'new', label: texts.made(`${grade} ${division}`) },
          { value: 'here', label: texts.here },
          ...(hasClubs ? [{ value: 'club', label: texts.club }] : []),
          { value: 'out', label: texts.out },
        ]}
        value={isHere ? 'here' : choice === 0 ? 'new' : (choice?.toString() ?? '')}
        onChange={choose}
        texts={{ placeholder: texts.say, loading: messages.loading, empty: '' }}
      />
      {isHere && (
        <LookupField
          label={texts.which}
          source={source}
          value={typeof choice === 'number' ? choice : null}
          onChange={(id) => onChoose(id ?? 'here')}
        />
      )}
    </div>
  );
}
