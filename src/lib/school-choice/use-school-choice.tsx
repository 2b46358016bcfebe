import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { chooseSchool, useOfficeSchool } from '../chosen-school.ts';
import { SchoolPicker } from './SchoolPicker.tsx';

interface SchoolChoice {
  /** 0: one's own school, or the office has not chosen yet. */
  readonly schoolId: number;
  readonly picker: ReactNode | undefined;
  readonly isMissing: boolean;
}

/** Decides whose data a page shows. `ofAddress`: the school in the address; `onSchool` changes it, 0 for none. */
export function useSchoolChoice(
  person: Person,
  ofAddress: number | undefined,
  onSchool: (schoolId: number) => void,
): SchoolChoice {
  const schoolId = useOfficeSchool(person, ofAddress);
  if (person.role !== roles.superAdmin) return { schoolId, picker: undefined, isMissing: false };
  const choose = (school: number) => {
    chooseSchool(person.id, school);
    onSchool(school);
  };
  return {
    schoolId,
    picker: <SchoolPicker schoolId={schoolId} onSchool={choose} />,
    isMissing: schoolId === 0,
  };
}
