import * as v from 'valibot';
import { lookupInput } from '#contract/core/lookup.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { changedRows, rowsToChange } from '#contract/core/rows.ts';
import { rawText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { schoolListOutput as pickedOutput, schoolListInput as pickInput } from './places.wire.ts';
import { licenceStates, newSchoolFields, offeredModels, schoolFields } from './school.rules.ts';

export const ofSchoolInput = v.object({ school_id: wireId });

const status = v.picklist(['active', 'inactive']);

/** [GR-03, QU-29] A school in the office's list; `used` counts people within the licence. */
export const schoolRow = v.object({
  id: v.number(),
  version: v.number(),
  school_name: v.string(),
  school_short_name: v.string(),
  school_address: v.string(),
  State_Name: v.string(),
  cityName: v.string(),
  description: v.string(),
  /** 1: active. */
  status: v.picklist([0, 1]),
  is_model1: v.number(),
  is_demo_school: v.picklist([0, 1]),
  paid_status: v.picklist([0, 1]),
  /** '' is without end. */
  licence_until: v.string(),
  /** The school's present day, which decides about its licence. */
  today: v.string(),
  admin_limit: v.nullable(v.number()),
  faculty_limit: v.nullable(v.number()),
  student_limit: v.nullable(v.number()),
  admins: v.number(),
  faculty: v.number(),
  students: v.number(),
});
export type SchoolRow = v.InferOutput<typeof schoolRow>;

/** [GR-03] */
export const schoolPageInput = v.object({
  ...pageInput({
    sorts: ['name', 'state', 'licence', 'created'],
    filters: {
      status,
      state: v.pipe(rawText(9), v.regex(/^\d{1,9}$/)),
      model: v.picklist(offeredModels),
      licence: v.picklist(licenceStates),
      paid: v.picklist(['yes', 'no']),
    },
  }).entries,
  sAdmin_id: id,
  form: v.literal('grid'),
});
export const schoolPageOutput = pageOutput(schoolRow);

/** [C1-14, C9-02] `form` selects a picker's names or a grid's rows. */
export const schoolsInput = v.object({
  ...v.omit(schoolPageInput, ['form']).entries,
  ...pickInput.entries,
  form: v.optional(v.picklist(['names', 'grid']), 'names'),
});
export const schoolsOutput = v.union([pickedOutput, schoolPageOutput]);

/** A cropped picture as base64, JPEG or PNG. */
const picture = v.pipe(rawText(700_000), v.regex(/^[A-Za-z0-9+/]+={0,2}$/));
const formSession = rawText(64);

/**
 * [C9-04] The handler also checks `newSchoolFields`, which compares fields. `isSure`: the caller knows of the school
 * that has this name already.
 */
export const createSchoolInput = v.object({
  ...newSchoolFields.entries,
  isSure: v.optional(v.boolean(), false),
  logo: v.exactOptional(picture),
  formSession,
});
/** `code` is shown only once: a repeat of the call answers none. */
export const createSchoolOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({
    id: v.number(),
    version: v.number(),
    admin: v.nullable(v.object({ user_id: v.string(), name: v.string(), code: v.string() })),
  }),
});

export const updateSchoolInput = v.object({
  ...schoolFields.entries,
  school_id: id,
  version: count,
  isSure: v.optional(v.boolean(), false),
  logo: v.exactOptional(picture),
  formSession,
});
export const updateSchoolOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({ id: v.number(), version: v.number() }),
});

const { is_model1, year_start_month, allow_digital_book } = schoolFields.entries;

/** As stored, even if today's rules refuse it. A model that is no longer offered becomes the nearest one. */
const storedSchool = v.object({
  school_name: v.string(),
  school_short_name: v.string(),
  school_address: v.string(),
  description: v.string(),
  country_id: v.nullable(v.number()),
  state_id: v.nullable(v.number()),
  city_id: v.nullable(v.number()),
  city_name: v.string(),
  is_model1,
  time_zone: v.string(),
  academic_year: v.string(),
  year_start_month,
  is_demo_school: v.boolean(),
  paid_status: v.boolean(),
  licence_until: v.string(),
  admin_limit: v.string(),
  faculty_limit: v.string(),
  student_limit: v.string(),
  allow_create_club_project: v.boolean(),
  allow_create_grade_project: v.boolean(),
  allow_digital_book,
});

/** [C9-01] */
export const schoolFormOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    status: v.picklist([0, 1]),
    /** Address of the logo; '' if there is none. */
    school_logo: v.string(),
    values: storedSchool,
  }),
});

/** [C9-01] A school as its admins and the office read it. */
export const schoolDetailOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    ...schoolRow.entries,
    school_logo: v.string(),
    academic_year: v.string(),
    time_zone: v.string(),
  }),
});

export const setSchoolStatusInput = v.object({ rows: rowsToChange, isActive: v.boolean() });
export const setSchoolStatusOutput = changedRows;

/** [VP-40] People who can still be added; null: any number. */
const places = v.object({
  limit: v.nullable(v.number()),
  used: v.number(),
  left: v.nullable(v.number()),
  isAllowed: v.picklist([0, 1]),
});
export const registrationLimitOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    isAdminRegistration: v.picklist([0, 1]),
    admins: places,
    faculty: places,
    students: places,
    licence_until: v.string(),
  }),
});

/** [RP-15] Levels of the school's settings. */
export const schoolAccessOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    allow_create_club_project: v.picklist([0, 1]),
    allow_create_grade_project: v.picklist([0, 1]),
    allow_digital_book: v.number(),
  }),
});

export const accessTypeOutput = v.object({
  success: v.literal('true'),
  data: v.object({ access_type: v.picklist(['grade', 'club', 'both']), access_id: v.number() }),
});

/** [QU-47] Current year first. */
export const yearsOutput = v.object({
  success: v.literal('true'),
  current: v.string(),
  data: v.array(v.object({ academic_year: v.string(), starts_on: v.string(), ends_on: v.string() })),
});

export const zoneOutput = v.object({
  success: v.literal('true'),
  data: v.object({ time_zone: v.string(), today: v.string(), minutes: v.number() }),
});

export const logoOutput = v.object({
  success: v.literal('true'),
  data: v.object({ school_logo: v.string() }),
});
export const licenceMailOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({ mails: v.number() }),
});

export const citiesInput = v.object({ ...lookupInput.entries, state_id: wireId });
export const stateNameInput = v.object({ state_id: wireId });
export const cityNameInput = v.object({ city_id: wireId });
export const stateNameOutput = v.object({
  success: v.literal('true'),
  data: v.object({ State_Name: v.string(), country_name: v.string() }),
});
export const cityNameOutput = v.object({
  success: v.literal('true'),
  data: v.object({ city_name: v.string(), State_Name: v.string(), country_name: v.string() }),
});
