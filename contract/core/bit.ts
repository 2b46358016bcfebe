import * as v from 'valibot';

/** The wire carries yes and no as 1 and 0. */
export const bitWire = v.picklist([0, 1]);

export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);
