import { countryListCall } from '#contract/schools/calls/country-list.call.ts';
import { getCityByStateCall } from '#contract/schools/calls/get-city-by-state.call.ts';
import { stateListCall } from '#contract/schools/calls/state-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import { type LookupSource, lookupSource } from '#src/lib/lookup/lookup-source.ts';

const most = 100;

/** More than the server sends, so the field searches on the server. */
const many = 1_000;

/** Countries and states come from the notices' pickers. A lookup treats them as long when one page is not enough. */
export const countrySource =
  (sAdmin_id: number): LookupSource =>
  async ({ search = '', ids = [] }, signal) => {
    const input = { sAdmin_id, search, limit: most, ids: [...ids].join() };
    const { data, next } = await call(countryListCall, input, { signal });
    const rows = data.map((row) => ({ id: row.country_id, name: row.country_name }));
    return { rows, total: next === 0 ? rows.length : many };
  };

export const stateSource =
  (sAdmin_id: number, countryId: number): LookupSource =>
  async ({ search = '', ids = [] }, signal) => {
    const input = { sAdmin_id, search, limit: most, ids: [...ids].join(), country_id: String(countryId) };
    const { data, next } = await call(stateListCall, input, { signal });
    const rows = data.map((row) => ({ id: row.State_Id, name: row.State_Name }));
    return { rows, total: next === 0 ? rows.length : many };
  };

/** With more pages of states there is no list to choose from. */
const pagesAtMost = 5;

/** All states for a filter; none if they are too many, rather than only the first ones. */
export async function everyState(sAdmin_id: number, signal: AbortSignal) {
  const found: { readonly value: string; readonly label: string }[] = [];
  let cursor = 0;
  for (let page = 0; page < pagesAtMost; page += 1) {
    const { data, next } = await call(stateListCall, { sAdmin_id, limit: most, cursor }, { signal });
    found.push(...data.map((row) => ({ value: String(row.State_Id), label: row.State_Name })));
    if (next === 0) return found;
    cursor = next;
  }
  return [];
}

export const citySource = (state_id: number): LookupSource => lookupSource(getCityByStateCall, { state_id });

/** The browser's zones, and zones that it knows by an old name. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};
export const timeZones = (): readonly { readonly value: string; readonly label: string }[] =>
  Intl.supportedValuesOf('timeZone')
    .map((zone) => renamed[zone] ?? zone)
    .filter((zone) => zone.includes('/'))
    .toSorted((a, b) => a.localeCompare(b))
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
