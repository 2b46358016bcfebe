import { officeLimits } from '#contract/notices/office.rules.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { officeMessages } from './messages.en.ts';

export const officeForm: typeof officeMessages = {
  country: 'देश',
  countryPlaceholder: 'देश चुनें',
  allCountries: 'सभी देश',
  state: 'राज्य',
  statePlaceholder: 'राज्य चुनें',
  allStates: 'सभी राज्य',
  allStatesHint: 'राज्य चुनने के लिए केवल एक देश चुनें।',
  schools: 'स्कूल',
  schoolsPlaceholder: 'स्कूल चुनें',
  allSchools: 'सभी स्कूल',
  allGrades: 'सभी कक्षाएँ',
  allGradesHint: 'कक्षाएँ चुनने के लिए केवल एक स्कूल चुनें।',
  gradesFailed: 'कक्षाएँ लोड नहीं हो सकीं।',
  noPlaces: 'चुनने के लिए कुछ नहीं है।',
  placesFailed: 'सूची लोड नहीं हो सकी।',
  schoolAdmin: 'स्कूल एडमिन',
  placeNotes: {
    states_reset: 'राज्य फिर से "सभी" कर दिए गए: वे केवल एक देश के भीतर चुने जा सकते हैं।',
    schools_reset: 'चुने हुए स्कूल हटा दिए गए, क्योंकि ऊपर की जगहें बदल गईं।',
    grades_cleared: 'कक्षाएँ फिर से "सभी" कर दी गईं।',
    readers_reset: 'एक से ज़्यादा स्कूल: कृपया फिर से चुनें कि नोटिस किसके लिए है।',
    too_many_schools: `एक-एक करके ज़्यादा से ज़्यादा ${formatNumber(officeLimits.schools)} स्कूल चुने जा सकते हैं। इसकी जगह राज्य चुनें।`,
  },
};
