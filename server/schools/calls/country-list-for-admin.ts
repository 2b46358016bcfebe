import type { Handler } from '#server/core/pipeline.ts';
import { countryList } from './country-list.ts';

/** The same list under the office screens' name [QC-45]. */
export const countryListForAdmin: Handler<'country-list-for-admin'> = countryList;
