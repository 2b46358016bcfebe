import * as v from 'valibot';

/** Yes and no as the wire has them. */
export const bitWire = v.picklist([0, 1]);

export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);
