import { officeLimits } from '#contract/notices/office.rules.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { officeMessages } from './messages.en.ts';

export const officeForm: typeof officeMessages = {
  country: 'ملک',
  countryPlaceholder: 'ملک منتخب کریں',
  allCountries: 'تمام ممالک',
  state: 'ریاست',
  statePlaceholder: 'ریاست منتخب کریں',
  allStates: 'تمام ریاستیں',
  allStatesHint: 'ریاستیں منتخب کرنے کے لیے صرف ایک ملک منتخب کریں۔',
  schools: 'اسکول',
  schoolsPlaceholder: 'اسکول منتخب کریں',
  allSchools: 'تمام اسکول',
  allGrades: 'تمام جماعتیں',
  allGradesHint: 'جماعتیں منتخب کرنے کے لیے صرف ایک اسکول منتخب کریں۔',
  gradesFailed: 'جماعتیں لوڈ نہیں ہو سکیں۔',
  noPlaces: 'منتخب کرنے کے لیے کچھ نہیں ہے۔',
  placesFailed: 'فہرست لوڈ نہیں ہو سکی۔',
  schoolAdmin: 'اسکول ایڈمن',
  placeNotes: {
    states_reset: 'ریاستیں دوبارہ ”تمام“ کر دی گئیں: وہ صرف ایک ملک کے اندر منتخب کی جا سکتی ہیں۔',
    schools_reset: 'منتخب اسکول ہٹا دیے گئے، کیونکہ اوپر کے مقامات بدل گئے۔',
    grades_cleared: 'جماعتیں دوبارہ ”تمام“ کر دی گئیں۔',
    readers_reset: 'ایک سے زیادہ اسکول: براہ کرم دوبارہ منتخب کریں کہ نوٹس کس کے لیے ہے۔',
    too_many_schools: `ایک ایک کر کے زیادہ سے زیادہ ${formatNumber(officeLimits.schools)} اسکول منتخب کیے جا سکتے ہیں۔ اس کے بجائے ریاستیں منتخب کریں۔`,
  },
};
