import { useCallback, useMemo } from 'react';
import { hasKind } from '#contract/classes/classes.rules.ts';
import type { SchoolModel } from '#contract/core/school-models.ts';
import { checkFacultyDivisionCall } from '#contract/people/calls/check-faculty-division.call.ts';
import { getFacultyAllClubCall } from '#contract/people/calls/get-faculty-all-club.call.ts';
import { getFacultyAllDivisionCall } from '#contract/people/calls/get-faculty-all-division.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { Form } from '#src/lib/form/use-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { peopleMessages as messages } from './messages.en.ts';

function useSources(schoolId: number) {
  return useMemo(
    () => ({
      divisions: lookupSource(getFacultyAllDivisionCall, { school_id: schoolId }),
      batches: lookupSource(getFacultyAllClubCall, { school_id: schoolId }),
    }),
    [schoolId],
  );
}

interface PlacesOf {
  readonly schoolId: number;
  readonly model: SchoolModel;
}

interface BatchesProps extends PlacesOf {
  readonly form: Pick<Form<{ readonly batches: readonly number[] }>, 'group' | 'set' | 'values'>;
}

function Batches({ form, schoolId, model }: BatchesProps) {
  const { batches } = useSources(schoolId);
  if (!hasKind(model, 'club')) return null;
  return (
    <LookupManyField
      {...form.group('batches')}
      source={batches}
      value={form.values.batches}
      onChange={(chosen) => form.set('batches', chosen)}
    />
  );
}

interface ManyPlacesProps extends PlacesOf {
  readonly form: Pick<
    Form<{ readonly divisions: readonly number[]; readonly batches: readonly number[] }>,
    'group' | 'set' | 'values'
  >;
  readonly hint?: string | undefined;
}

/** [D12] Any classes and batches, depending on what the school teaches in. */
export function ManyMemberships({ form, hint, ...of }: ManyPlacesProps) {
  const { divisions } = useSources(of.schoolId);
  return (
    <>
      {hasKind(of.model, 'grade') && (
        <LookupManyField
          {...form.group('divisions')}
          source={divisions}
          value={form.values.divisions}
          onChange={(next) => form.set('divisions', next)}
          hint={hint}
        />
      )}
      <Batches form={form} {...of} />
    </>
  );
}

interface TeachesFieldsProps extends Omit<ManyPlacesProps, 'hint'> {
  /** 0 for a new teacher. */
  readonly teacherId: number;
}

/** Most colleagues that are named. */
const othersNamed = 6;

/** [C2-04, D12] A teacher's classes and batches, and the other teachers there. */
export function TeachesFields({ form, teacherId, ...of }: TeachesFieldsProps) {
  const chosen = form.values.divisions;
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (chosen.length === 0) return '';
      const input = { school_id: of.schoolId, faculty_id: teacherId, divisions: [...chosen] };
      const { data } = await call(checkFacultyDivisionCall, input, { signal });
      const names = [...new Set(data.flatMap(({ faculty_name }) => faculty_name))];
      return [...names.slice(0, othersNamed), ...(names.length > othersNamed ? ['…'] : [])].join(', ');
    },
    [of.schoolId, teacherId, chosen],
  );
  const [others] = useLoaded(load);
  const names = others.kind === 'loaded' ? others.data : '';
  const hint = names === '' ? undefined : messages.hints.othersTeach(names);
  return <ManyMemberships form={form} hint={hint} {...of} />;
}

export interface SitsValues {
  readonly division_id: number | null;
  readonly batches: readonly number[];
}

interface SitsFieldsProps extends PlacesOf {
  readonly form: Pick<Form<SitsValues>, 'group' | 'lookup' | 'set' | 'values'>;
  readonly hint?: string;
}

/** [D12] A student's class (at most one) and batches. */
export function SitsFields({ form, hint, ...of }: SitsFieldsProps) {
  const { divisions } = useSources(of.schoolId);
  return (
    <>
      {hasKind(of.model, 'grade') && (
        <LookupField
          {...form.lookup('division_id')}
          source={divisions}
          hint={form.values.division_id === null ? hint : undefined}
        />
      )}
      <Batches form={form} {...of} />
    </>
  );
}
