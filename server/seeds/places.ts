import { eq } from 'drizzle-orm';
import { schoolModels } from '#contract/core/school-models.ts';
import { academicYears, cities, countries, schools, states } from '#server/directory/schema.ts';
import type { Queryable } from '../db/database.ts';

/** India's 28 states and 8 union territories, and some states of its neighbours and friends. */
const statesOf = {
  India: [
    'Andhra Pradesh',
    'Arunachal Pradesh',
    'Assam',
    'Bihar',
    'Chhattisgarh',
    'Goa',
    'Gujarat',
    'Haryana',
    'Himachal Pradesh',
    'Jharkhand',
    'Karnataka',
    'Kerala',
    'Madhya Pradesh',
    'Maharashtra',
    'Manipur',
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Odisha',
    'Punjab',
    'Rajasthan',
    'Sikkim',
    'Tamil Nadu',
    'Telangana',
    'Tripura',
    'Uttar Pradesh',
    'Uttarakhand',
    'West Bengal',
    'Andaman and Nicobar Islands',
    'Chandigarh',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Delhi',
    'Jammu and Kashmir',
    'Ladakh',
    'Lakshadweep',
    'Puducherry',
  ],
  Bangladesh: ['Chattogram', 'Dhaka', 'Khulna', 'Rajshahi', 'Sylhet'],
  Kenya: ['Kisumu', 'Mombasa', 'Nairobi', 'Nakuru'],
  Nepal: ['Bagmati', 'Gandaki', 'Koshi', 'Lumbini'],
  'Sri Lanka': ['Central Province', 'Northern Province', 'Southern Province', 'Western Province'],
  'United Arab Emirates': ['Abu Dhabi', 'Ajman', 'Dubai', 'Sharjah'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Country = keyof typeof statesOf;

const zones: Readonly<Record<Country, string>> = {
  India: 'Asia/Kolkata',
  Bangladesh: 'Asia/Dhaka',
  Kenya: 'Africa/Nairobi',
  Nepal: 'Asia/Kathmandu',
  'Sri Lanka': 'Asia/Colombo',
  'United Arab Emirates': 'Asia/Dubai',
};

/** Some cities, so that a school's address can be chosen; the office adds others as it enters schools. */
const citiesOf: Readonly<Record<string, readonly string[]>> = {
  'India/Maharashtra': ['Mumbai', 'Nagpur', 'Nashik', 'Pune', 'Thane'],
  'India/Karnataka': ['Bengaluru', 'Hubballi', 'Mangaluru', 'Mysuru'],
  'India/Kerala': ['Kochi', 'Kozhikode', 'Thiruvananthapuram'],
  'India/Tamil Nadu': ['Chennai', 'Coimbatore', 'Madurai'],
  'India/Gujarat': ['Ahmedabad', 'Surat', 'Vadodara'],
  'India/Rajasthan': ['Jaipur', 'Jodhpur', 'Udaipur'],
  'India/Delhi': ['New Delhi'],
  'India/West Bengal': ['Howrah', 'Kolkata', 'Siliguri'],
  'India/Uttar Pradesh': ['Kanpur', 'Lucknow', 'Prayagraj', 'Varanasi'],
  'Bangladesh/Dhaka': ['Dhaka', 'Gazipur'],
  'Kenya/Nairobi': ['Nairobi'],
  'Nepal/Bagmati': ['Kathmandu', 'Lalitpur'],
  'Sri Lanka/Western Province': ['Colombo', 'Negombo'],
  'United Arab Emirates/Dubai': ['Dubai'],
};

/** Small schools without people, so that there is something to choose from. */
const furtherSchools: readonly (readonly [country: Country, state: string, names: readonly string[]])[] = [
  ['India', 'Kerala', ['Backwater Public School', 'Malabar Hill School', 'Periyar Vidyalaya']],
  ['India', 'Karnataka', ['Cubbon Park School', 'Mysuru Model School', 'Tungabhadra Vidya Mandir']],
  ['India', 'Tamil Nadu', ['Cauvery Delta School', 'Marina Public School', 'Nilgiri Heights School']],
  ['India', 'Goa', ['Mandovi International School', 'Zuari Valley School']],
  ['India', 'Gujarat', ['Sabarmati School', 'Kutch Desert School']],
  ['India', 'Rajasthan', ['Aravalli Public School', 'Marwar Vidyalaya']],
  ['India', 'Punjab', ['Sutlej Senior School', 'Doaba Public School']],
  ['India', 'Delhi', ['Yamuna Bank School', 'Lodhi Garden School', 'Mehrauli Model School']],
  ['India', 'West Bengal', ['Hooghly Riverside School', 'Sundarban Tide School']],
  ['India', 'Assam', ['Brahmaputra Valley School', 'Kaziranga Public School']],
  ['India', 'Ladakh', ['Indus Source School']],
  ['India', 'Uttar Pradesh', ['Gomti Nagar School', 'Sangam Public School']],
  ['Bangladesh', 'Dhaka', ['Buriganga School', 'Ramna Green School']],
  ['Kenya', 'Nairobi', ['Karura Forest School', 'Savannah Academy']],
  ['Kenya', 'Mombasa', ['Coral Coast School']],
  ['Nepal', 'Bagmati', ['Himal View School', 'Kathmandu Valley School']],
  ['Sri Lanka', 'Western Province', ['Galle Face School', 'Kelani Riverside School']],
  ['United Arab Emirates', 'Dubai', ['Creek Side School', 'Palm Grove School']],
  ['United Arab Emirates', 'Sharjah', ['Pearl Coast School', 'Al Noor Learning School']],
];

/** Where the schools with people are. */
const knownSchools: Readonly<Record<string, readonly [Country, string]>> = {
  'Sunrise Public School': ['India', 'Maharashtra'],
  'Riverside Makers Club': ['India', 'Karnataka'],
  'Banyan Demo School': ['India', 'Delhi'],
};

/** Ids of the further schools begin here, far from those of the demo schools. */
const firstFurtherSchool = 1001;

/** The countries, states and cities that schools are placed in; answers ids by `country/state`. */
export async function enterPlaces(db: Queryable): Promise<ReadonlyMap<string, PlaceIds>> {
  const ids = new Map<string, PlaceIds>();
  for (const [country, names] of Object.entries(statesOf)) {
    const [stored] = await db.insert(countries).values({ name: country }).returning();
    if (!stored) throw new Error('A country was not stored.');
    const rows = await db
      .insert(states)
      .values(names.map((name) => ({ countryId: stored.id, name })))
      .returning();
    for (const state of rows)
      ids.set(`${country}/${state.name}`, { countryId: stored.id, stateId: state.id });
  }
  for (const [place, names] of Object.entries(citiesOf)) {
    const stateId = ids.get(place)?.stateId;
    if (stateId) await db.insert(cities).values(names.map((name) => ({ stateId, name })));
  }
  return ids;
}

interface PlaceIds {
  readonly countryId: number;
  readonly stateId: number;
}

/** [AF-02, C1-14] Places and the schools in them; the schools with people must be there already. */
export async function seedPlaces(db: Queryable, academicYear: string): Promise<void> {
  const ids = await enterPlaces(db);
  for (const [name, [country, state]] of Object.entries(knownSchools)) {
    const place = ids.get(`${country}/${state}`);
    if (place) await db.update(schools).set(place).where(eq(schools.name, name));
  }
  const further = furtherSchools.flatMap(([country, state, names]) =>
    names.map((name) => ({ name, zone: zones[country], place: ids.get(`${country}/${state}`) })),
  );
  await db.insert(schools).values(
    further.map(({ name, zone, place }, index) => ({
      id: firstFurtherSchool + index,
      name,
      shortName: name.split(' ')[0] ?? name,
      model: schoolModels.gradesByReader,
      timeZone: zone,
      academicYear,
      ...place,
    })),
  );
  // The present year stands there already: a school has it from the beginning.
  const year = Number(academicYear.slice(0, 4));
  const stored = await db.select({ schoolId: schools.id }).from(schools);
  await db.insert(academicYears).values(
    stored.map(({ schoolId }) => ({
      schoolId,
      name: `${year - 1}-${year}`,
      startsOn: `${year - 1}-04-01`,
      endsOn: `${year}-03-31`,
    })),
  );
}
