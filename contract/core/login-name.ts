/** What people sign in with: an e-mail address of their school is one, so that it may be long. */
export const loginNameLength = { shortest: 2, longest: 64 } as const;
