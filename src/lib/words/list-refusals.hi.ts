import type { listRefusals as lists } from '#contract/files/table.refusals.ts';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { formatNumber } from './format.ts';
import { isolate } from './isolate.ts';
import type { Messages } from './messages.ts';

export const tableRefusals: Messages<Omit<typeof lists, 'bad_extension'>> = {
  unfinished_upload: 'फ़ाइल पूरी नहीं पहुँची। फिर कोशिश करें।',
  too_large: ({ megabytes, extension }) => `${extension} के लिए अधिक से अधिक ${megabytes}MB की फ़ाइल दें।`,
  old_excel: 'यह पुराने Excel की फ़ाइल है। इसे खोलकर .xlsx या .csv में सहेजें।',
  macros: 'फ़ाइल में मैक्रो (छोटे प्रोग्राम) हैं। इसे .xlsx या .csv में सहेजकर फिर कोशिश करें।',
  damaged: 'फ़ाइल ख़राब है या वह नहीं जो उसका नाम कहता है। इसे फिर .xlsx या .csv में सहेजें।',
  bomb: 'फ़ाइल खुलने पर बहुत बड़ी हो जाएगी। इसे फिर .xlsx या .csv में सहेजें।',
  no_header: 'फ़ाइल की पहली पंक्ति में कॉलमों के नाम होने चाहिए। हमारा टेम्पलेट लें या ऐसी पंक्ति जोड़ें।',
  no_rows: 'फ़ाइल में शीर्षकों के नीचे कोई पंक्ति नहीं है।',
  open_quote: ({ line }) =>
    `फ़ाइल की पंक्ति ${formatNumber(line)} में एक उद्धरण चिह्न (") कम या ज़्यादा है। पंक्ति ठीक करके फिर कोशिश करें।`,
  too_many_rows: `फ़ाइल में ${formatNumber(tableLimits.rows)} से अधिक पंक्तियाँ हैं। इसे बाँटकर एक-एक करके आयात करें।`,
};

export const listRefusals: Messages<typeof lists> = {
  ...tableRefusals,
  bad_extension: ({ name }) => `क्षमा करें, ${isolate(name)} मान्य नहीं है; ये चल सकती हैं: xlsx, csv`,
};
