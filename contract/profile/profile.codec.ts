import type { Profile, ProfileFacts } from './profile.model.ts';
import type { AdminProfile, FacultyProfile, SaveProfileInput, StudentProfile } from './profile.wire.ts';
import type { ProfileField, ProfileValues } from './profile-rights.rules.ts';

const noFacts: ProfileFacts = {
  schoolName: '',
  schoolAdminName: '',
  isActive: true,
  places: [],
  dateOfBirth: '',
  clubs: '',
  strength: '',
  tools: '',
  accessId: '',
  accessType: '',
};

const sharedValues = (wire: AdminProfile | FacultyProfile | StudentProfile) => ({
  mobile: wire.mobile,
  alternateContact: wire.alternate_contact,
  email: wire.email_id,
  gender: wire.gender,
});

const staffValues = (wire: AdminProfile | FacultyProfile): ProfileValues => ({
  firstName: wire.firstName,
  lastName: wire.lastName,
  ...sharedValues(wire),
});

export function adminProfileFromWire(wire: AdminProfile): Profile {
  return {
    kind: 'admin',
    id: wire.id,
    version: wire.version,
    loginName: wire.user_id,
    values: staffValues(wire),
    picture: wire.profile_pic,
    facts: { ...noFacts, schoolName: wire.school_name },
  };
}

export function facultyProfileFromWire(wire: FacultyProfile): Profile {
  const grades = [...new Set(wire.divisions.map(({ grade_name }) => grade_name))];
  return {
    kind: 'faculty',
    id: wire.id,
    version: wire.version,
    loginName: wire.user_id,
    values: staffValues(wire),
    picture: wire.profile_pic,
    facts: {
      ...noFacts,
      schoolName: wire.school_name,
      schoolAdminName: wire.school_admin_name,
      isActive: wire.is_active === 1,
      places: grades.map((grade) => ({
        grade,
        divisions: wire.divisions
          .filter(({ grade_name }) => grade_name === grade)
          .map(({ division_name }) => division_name),
      })),
      clubs: wire.club_batch,
      strength: wire.strength,
      tools: wire.tools,
      accessId: wire.access_id,
      accessType: wire.access_type,
    },
  };
}

export function studentProfileFromWire(wire: StudentProfile): Profile {
  return {
    kind: 'student',
    id: wire.id,
    version: wire.version,
    loginName: wire.user_id,
    values: { firstName: wire.first_name, lastName: wire.last_name, ...sharedValues(wire) },
    picture: wire.student_pic,
    facts: {
      ...noFacts,
      schoolName: wire.schoolName,
      places: wire.className === '' ? [] : [{ grade: wire.className, divisions: [wire.sectionName] }],
      dateOfBirth: wire.age,
      clubs: [wire.club, wire.batch].filter((part) => part !== '').join(' – '),
    },
  };
}

const wireNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  mobile: 'mobile',
  alternateContact: 'alternate_contact',
  email: 'email_id',
  gender: 'gender',
} as const satisfies Record<ProfileField, keyof SaveProfileInput>;

export function valuesToWire(values: Partial<ProfileValues>): Partial<SaveProfileInput> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [wireNames[field as ProfileField], value]),
  );
}

export function valuesFromWire(input: Partial<SaveProfileInput>): Partial<ProfileValues> {
  const entries = Object.entries(wireNames) as [ProfileField, (typeof wireNames)[ProfileField]][];
  return Object.fromEntries(
    entries.flatMap(([field, name]) => (input[name] === undefined ? [] : [[field, input[name]]])),
  );
}

export function fieldOfWireName(name: string): ProfileField | undefined {
  const entries = Object.entries(wireNames) as [ProfileField, string][];
  return entries.find(([, wire]) => wire === name)?.[0];
}

export const wireNameOf = (field: ProfileField): string => wireNames[field];
