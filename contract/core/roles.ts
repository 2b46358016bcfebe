/** role_id of the specification [PR-01]. The wire carries the numbers. */
export const roles = {
  superAdmin: 1,
  schoolAdmin: 2,
  student: 3,
  faculty: 4,
  finance: 5,
  helpdesk: 6,
} as const;
export type Role = (typeof roles)[keyof typeof roles];

/** The department of those who look after schools that are given to them [EN-12, RP-01]. */
export const spocs = 4;

/** sub_role_id of people of the central office [RP-01]. */
export const subRoles = { superAdmin: 1, staff: 2, director: 3 } as const;
