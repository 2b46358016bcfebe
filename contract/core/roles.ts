/** The wire carries these numbers: role_id of the specification [PR-01]. */
export const roles = {
  superAdmin: 1,
  schoolAdmin: 2,
  student: 3,
  faculty: 4,
  finance: 5,
  helpdesk: 6,
} as const;
export type Role = (typeof roles)[keyof typeof roles];

/** Department of staff who look after assigned schools [EN-12, RP-01]. */
export const spocs = 4;

/** sub_role_id of the central office [RP-01]. */
export const subRoles = { superAdmin: 1, staff: 2, director: 3 } as const;
