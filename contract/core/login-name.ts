/** The longest is 64 because an e-mail address can be a login name. */
export const loginNameLength = { shortest: 2, longest: 64 } as const;
