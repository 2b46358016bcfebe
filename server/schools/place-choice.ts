/** On the wire 0 is All, which here is no condition. */
export const chosen = (ids: readonly number[]) => (ids.includes(0) ? [] : ids);
