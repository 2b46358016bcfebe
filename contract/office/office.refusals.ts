import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import { fieldRefusals } from '#contract/profile/profile.refusals.ts';

const staleRefusal = { stale: 'This person was changed somewhere else in the meantime.' };

/** Names and addresses [VP-23…VP-26]. */
const { bad_fields, name_required, name_letters, too_long, email_required, email_form } = fieldRefusals;
export const namesRefusals = {
  bad_fields,
  name_required,
  name_letters,
  too_long,
  email_required,
  email_form,
};

/** [RP-07] The demo school is the same for everybody who tries the product. */
const demoRefusal = { demo_school: 'This is a demo school: its people stay as they are.' };

/** Nobody can lock themselves out or give themselves more rights. */
export const oneselfRefusal = { oneself: 'This is you: somebody else has to change what you may do here.' };

/** [VP-40] The licence counts active people. */
export const licenceRefusal = {
  licence_full: ({ limit }: { limit: number }) =>
    `The licence has room for ${limit} admins, and they are there. Ask the central office for more.`,
};

/** [C9-04] Why no school admin was added. */
export const addAdminRefusals = { ...formSessionRefusal, ...demoRefusal, ...licenceRefusal };
export const editAdminRefusals = { ...formSessionRefusal, ...namesRefusals, ...demoRefusal, ...staleRefusal };
export const adminStatusRefusals = {
  ...demoRefusal,
  ...staleRefusal,
  ...oneselfRefusal,
  last_admin: 'This is the last active admin of the school. Add another one first, or switch the school off.',
};
export const adminCodeRefusals = { ...demoRefusal, ...oneselfRefusal };
export const subUserCodesRefusals = { ...formSessionRefusal, ...oneselfRefusal };
export const adminCodesRefusals = { ...subUserCodesRefusals, ...demoRefusal };

/** [RP-20] Nobody can grant rights or schools that they do not have. */
export const givenRefusals = {
  unknown_school: 'A chosen school is not there any more.',
};
const departmentRefusal = { unknown_department: 'This department is not on the list.' };
const lastSuperAdminRefusal = {
  last_super_admin: 'This is the last active super admin. Add another one first.',
};

/** [C9-03] Why no member of the office was added. */
export const addSubUserRefusals = { ...formSessionRefusal, ...givenRefusals, ...departmentRefusal };
export const updateSubUserRefusals = {
  ...addSubUserRefusals,
  ...namesRefusals,
  ...staleRefusal,
  ...oneselfRefusal,
  ...lastSuperAdminRefusal,
};
export const accessRefusals = {
  ...staleRefusal,
  ...oneselfRefusal,
  ...givenRefusals,
  has_all: 'A super admin can open everything.',
};
export const subUserStatusRefusals = { ...staleRefusal, ...oneselfRefusal, ...lastSuperAdminRefusal };
