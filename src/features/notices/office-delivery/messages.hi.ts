import { formatNumber, plural } from '#src/lib/words/format.ts';
import type { officeDeliveryMessages } from './messages.en.ts';

export const officeDelivery: typeof officeDeliveryMessages = {
  close: 'बंद करें',
  countries: (count) => plural(count, { other: '# देश' }),
  states: (count) => plural(count, { other: '# राज्य' }),
  schools: (count) => plural(count, { other: '# स्कूल' }),
  moreThan: (people) => plural(people, { other: '# से ज़्यादा लोग' }),
  noSchools: 'आपने जो चुना है उसमें कोई स्कूल नहीं है।',
  gained: (count) => plural(count, { one: '# नए स्कूल को मिलेगा', other: '# नए स्कूलों को मिलेगा' }),
  lost: (count) => plural(count, { one: '# स्कूल को अब नहीं मिलेगा', other: '# स्कूलों को अब नहीं मिलेगा' }),
  gainedMost: (people) => plural(people, { other: '# से ज़्यादा नए पाठक' }),
  lostMost: (people) => plural(people, { other: '# से ज़्यादा लोगों को अब नहीं मिलेगा' }),
  unusualFewerThanMost: (people) =>
    plural(people, { other: 'यह सामान्य से बहुत कम है: आपके नोटिस अक्सर # से ज़्यादा लोगों तक पहुँचते हैं।' }),
  seeSchools: 'स्कूल देखें',

  reachTitle: 'यह नोटिस किन स्कूलों को मिलेगा',
  reachTabs: 'स्कूलों की सूचियाँ',
  reachLists: { schools: 'सभी', gained: 'नए', lost: 'अब नहीं' },
  columns: {
    school: 'स्कूल',
    people: 'पाठक',
    gained: 'नए पाठक',
    lost: 'अब नहीं',
    opened: 'स्कूल, और कितनों ने खोला',
    confirmed: 'स्कूल, और कितनों ने पुष्टि की',
  },

  seePlaces: 'जगह के अनुसार देखें',
  openedAlone: (count) => plural(count, { other: '# ने खोला है' }),
  confirmedAlone: (count) => plural(count, { other: '# ने पुष्टि की है' }),
  tooMany: 'एक साथ गिनने के लिए पाठक बहुत ज़्यादा हैं। संख्याएँ देखने के लिए कोई राज्य खोलें।',
  remind: 'बाकी लोगों को याद दिलाएँ',
  remindText: (schools) =>
    plural(schools, {
      one: '# स्कूल में जिन्होंने नहीं पढ़ा, उन सबको सूचना मिलेगी, और पता हो तो ई-मेल भी। एक दिन में किसी को दो बार याद नहीं दिलाया जाता।',
      other:
        '# स्कूलों में जिन्होंने नहीं पढ़ा, उन सबको सूचना मिलेगी, और पता हो तो ई-मेल भी। एक दिन में किसी को दो बार याद नहीं दिलाया जाता।',
    }),
  reminding: 'एक-एक स्कूल करके याद दिलाया जा रहा है…',
  remindedNow: (people) =>
    plural(people, { one: '# व्यक्ति को याद दिलाया जा रहा है', other: '# लोगों को याद दिलाया जा रहा है' }),
  queued: 'याद दिलाया जा रहा है',
  queuedText: 'एक-एक स्कूल करके। आप यह पृष्ठ बंद कर सकते हैं।',
  stillGoing: 'पिछला याद दिलाना अभी चल रहा है',

  placesTitle: 'किसने पढ़ा, जगह के अनुसार',
  way: 'जिन जगहों से आप आए',
  all: 'सभी जगहें',
  unknownPlace: 'जगह पता नहीं',
  places: { countries: 'देश', states: 'राज्य', schools: 'स्कूल' },
  opened: (seen, targeted) => `${formatNumber(targeted)} में से ${formatNumber(seen)} ने खोला`,
  confirmed: (count, targeted) => `${formatNumber(targeted)} में से ${formatNumber(count)} ने पुष्टि की`,
  noReaders: 'कोई पाठक नहीं',
  share: (part, of) => `${formatNumber(of)} में से ${formatNumber(part)}`,
  loading: 'जगहें लोड हो रही हैं…',
  failed: 'जगहें लोड नहीं हो सकीं।',

  grid: {
    search: 'स्कूल खोजें',
    loading: 'स्कूल लोड हो रहे हैं…',
    emptyTitle: 'यहाँ कोई स्कूल नहीं है',
    noMatchTitle: 'कोई स्कूल नहीं मिला',
    clearAll: 'सभी स्कूल दिखाएँ',
    errorTitle: 'स्कूल लोड नहीं हुए',
    total: (total) => plural(total, { other: '# स्कूल' }),
  },
};
