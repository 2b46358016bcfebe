import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { differenceMessages } from './difference-messages.en.ts';

export const assessmentDifferences: typeof differenceMessages = {
  own: 'अपना समय',
  ownHint: (zone) => `जो खाली है, वह सबके जैसा है। स्कूल का समय: ${isolate(zone)}`,
  window: {
    assessment_date: 'खुलने का दिन',
    start_time: 'खुलने का समय',
    last_start_date: 'आखिरी शुरुआत का दिन',
    last_start_time: 'आखिरी शुरुआत का समय',
    end_date: 'बंद होने का दिन',
    end_time: 'बंद होने का समय',
  },
  factorAction: 'सभी मूल्यांकनों में अधिक समय',
  factorTitle: (name) => `${isolate(name)} के लिए अधिक समय`,
  factorFields: { factor: 'सामान्य मिनटों का प्रतिशत', reason: 'क्यों' },
  factorHint: '100 सबके जैसा है, 150 डेढ़ गुना है। यह हर मूल्यांकन में गिना जाता है।',
  factorSaved: 'सहेजा गया। यह अभी से गिना जाता है, काम कर रहे विद्यार्थी के लिए भी।',
  takeBack: 'कोड वापस लें',
  takeBackTitle: 'कोड वापस लें?',
  takeBackText: (count) =>
    plural(count, {
      one: `${formatNumber(count)} विद्यार्थी अब अपने कोड से शुरू नहीं कर सकता।`,
      other: `${formatNumber(count)} विद्यार्थी अब अपने कोड से शुरू नहीं कर सकते।`,
    }),
  takeBackNo: 'रहने दें',
  tookBack: (count) =>
    plural(count, {
      one: `${formatNumber(count)} कोड वापस लिया गया।`,
      other: `${formatNumber(count)} कोड वापस लिए गए।`,
    }),
  leaveTitle: 'कोड बंद करें?',
  leaveText: 'वे केवल इस बार दिखते हैं, और आपने उन्हें न छापा है न सहेजा है।',
  leaveYes: 'बंद करें',
  leaveNo: 'रुकें',
  save: 'स्प्रेडशीट में सहेजें',
};
