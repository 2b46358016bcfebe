import type { PickedPlaces } from '#contract/notices/notice.model.ts';
import { countryListCall } from '#contract/schools/calls/country-list.call.ts';
import { schoolNamesCall } from '#contract/schools/calls/school-list.call.ts';
import { stateListCall } from '#contract/schools/calls/state-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { LoadOptionPage } from '#src/ui/use-option-pages.ts';

/** [C1-14] The lists the central office picks from, searched on the server. */
export interface PlacePages {
  readonly countries: LoadOptionPage;
  readonly states: (countries: string) => LoadOptionPage;
  readonly schools: (countries: string, states: string) => LoadOptionPage;
}

/** For the lists' calls: '0' means all. */
export const idsOf = (places: PickedPlaces): string =>
  places === 'all' ? '0' : places.map(({ id }) => id).join(',');

const pageOf = (options: readonly { readonly value: string; readonly label: string }[], next: number) => ({
  options,
  next: next === 0 ? null : next,
});

/** The place tells schools of one name apart. */
const schoolLabel = (name: string, place: string) => (place === '' ? name : `${name} · ${place}`);

export function createPlacePages(personId: number): PlacePages {
  const sAdmin_id = personId;
  return {
    countries: async (search, cursor, signal) => {
      const { data, next } = await call(countryListCall, { sAdmin_id, search, cursor }, { signal });
      return pageOf(
        data.map((row) => ({ value: String(row.country_id), label: row.country_name })),
        next,
      );
    },
    states: (country_id) => async (search, cursor, signal) => {
      const { data, next } = await call(stateListCall, { sAdmin_id, search, cursor, country_id }, { signal });
      return pageOf(
        data.map((row) => ({ value: String(row.State_Id), label: row.State_Name })),
        next,
      );
    },
    schools: (country_id, state_id) => async (search, cursor, signal) => {
      const { data, next } = await call(
        schoolNamesCall,
        { sAdmin_id, search, cursor, country_id, state_id },
        { signal },
      );
      return pageOf(
        data.map((row) => ({ value: String(row.id), label: schoolLabel(row.school_name, row.place) })),
        next,
      );
    },
  };
}
