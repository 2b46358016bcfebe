/** 0 on the wire means all, which here is no condition. */
export const chosen = (ids: readonly number[]) => (ids.includes(0) ? [] : ids);
