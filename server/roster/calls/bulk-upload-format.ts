import { fieldsOfKind, fieldTitles, type ImportField } from '#contract/roster/roster.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';

const examples: Readonly<Partial<Record<ImportField, string>>> = {
  firstName: 'Zoya',
  lastName: 'Tiwari',
  gender: 'Female',
  birth_date: '2014-03-31',
  mobile: '9823775684',
  email_id: 'zoya@school.example',
  grade: 'Grade 7',
  division: 'A',
  admission_no: '00123',
};

/** Other columns of the template say the same. */
const notInTemplate: readonly ImportField[] = ['place', 'sourced_id'];

/** [C2-09] An empty table with the columns for this school and kind of people. */
export const bulkUploadFormat: Handler<'bulk-upload-format'> = async ({ school_id, kind }, scene) => {
  await reachSchool(scene, school_id);
  const fields = fieldsOfKind(kind).filter((field) => !notInTemplate.includes(field));
  return {
    data: {
      columns: fields.map((field) => fieldTitles[field]),
      example: fields.map((field) => examples[field] ?? ''),
    },
  };
};
