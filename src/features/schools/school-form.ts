import { getSchoolAdminModuleCall } from '#contract/schools/calls/get-school-admin-module.call.ts';
import { academicYearOf, type NewSchoolFields, newSchoolFields } from '#contract/schools/school.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { dayIn, ownZone } from '#src/lib/days.ts';

/** A form's choices are texts. */
export type SchoolValues = Omit<NewSchoolFields, 'is_model1'> & {
  readonly is_model1: NewSchoolFields['is_model1'] | '';
};

const april = 4;

const blank: SchoolValues = {
  school_name: '',
  school_short_name: '',
  school_address: '',
  description: '',
  country_id: null,
  state_id: null,
  city_id: null,
  city_name: '',
  is_model1: '',
  time_zone: ownZone().replace('Asia/Calcutta', 'Asia/Kolkata'),
  academic_year: academicYearOf(dayIn(), april),
  year_start_month: '4',
  is_demo_school: false,
  paid_status: true,
  licence_until: '',
  admin_limit: '',
  faculty_limit: '',
  student_limit: '',
  allow_create_club_project: true,
  allow_create_grade_project: true,
  allow_digital_book: '1',
  admin_first_name: '',
  admin_last_name: '',
  admin_email: '',
};

/** For a stored school the fields of a first admin stay empty and hidden. */
export const schoolForm = defineForm({
  name: 'school',
  schema: newSchoolFields,
  usesFormSession: true,
  blank,
});

export interface StoredSchool {
  readonly id: number;
  readonly version: number;
  /** Address of its logo; '' for none. */
  readonly logo: string;
  readonly values: SchoolValues;
}

export async function loadSchool(school_id: number, signal?: AbortSignal): Promise<StoredSchool> {
  const { data } = await call(getSchoolAdminModuleCall, { school_id }, signal ? { signal } : {});
  return { id: data.id, version: data.version, logo: data.school_logo, values: { ...blank, ...data.values } };
}
