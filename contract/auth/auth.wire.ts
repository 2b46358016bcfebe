import * as v from 'valibot';

export const typedPassword = v.pipe(v.string(), v.maxLength(100));

export const done = v.object({ status: v.literal('true'), msg: v.string() });
