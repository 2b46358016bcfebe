import type { Handler } from '#server/core/pipeline.ts';
import { countryList } from './country-list.ts';

/** The same list under the name that the office's screens use [QC-45]. */
export const countryListForAdmin: Handler<'country-list-for-admin'> = countryList;
