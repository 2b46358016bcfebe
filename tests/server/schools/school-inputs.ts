import type { NewSchoolFields, SchoolFields } from '#contract/schools/school.rules.ts';
import type { Client } from '../test-server.ts';

/** A school as its form has it, all that can be left out left out. */
export const schoolFields = {
  school_name: 'Hill School',
  school_short_name: 'Hill',
  school_address: '1 Hill Road',
  description: '',
  country_id: null,
  state_id: null,
  city_id: null,
  city_name: '',
  is_model1: '0',
  time_zone: 'Asia/Kolkata',
  academic_year: '2026-2027',
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
} as const satisfies SchoolFields;

export const noAdmin = { admin_first_name: '', admin_last_name: '', admin_email: '' };

export const formSession = async (client: Client): Promise<string> => {
  const answer = await client.call('get-form-session', { form: 'school' });
  return answer.ok ? answer.data.formSession : 'x'.repeat(43);
};

export async function createSchool(client: Client, fields: Partial<NewSchoolFields> = {}) {
  const input = {
    ...schoolFields,
    ...noAdmin,
    ...fields,
    isSure: true,
    formSession: await formSession(client),
  };
  return (await client.ok('create-school-admin-module', input)).data;
}

/** The stored form of a school, to be changed and sent back. */
export async function formOf(client: Client, school_id: number) {
  return (await client.ok('get-school-admin-module', { school_id })).data;
}
