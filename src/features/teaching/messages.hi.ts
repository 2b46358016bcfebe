import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { teachingMessages } from './messages.en.ts';

export const teaching: typeof teachingMessages = {
  loading: 'लोड हो रहा है…',
  failed: 'यह लोड नहीं हो सका।',
  retry: 'फिर कोशिश करें',
  notDone: 'यह नहीं हो सका',
  undo: 'वापस लें',
  undone: 'वापस लिया गया',
  className: (grade, division) => isolate(`${isolate(grade)} ${isolate(division)}`),
  minutes: (count) => plural(count, { other: '# मिनट' }),
  present: 'दिखाएँ',
  presentOf: (title) => `${isolate(title)} दिखाएँ`,
  share: 'साझा करें',
  shareOf: (title) => `${isolate(title)} साझा करें`,
  unshare: 'साझा करना बंद करें',
  unshareOf: (title) => `${isolate(title)} साझा करना बंद करें`,
  done: 'पूरा हुआ',
  doneOfTitle: (title) => `पूरा हुआ: ${isolate(title)}`,
  reopen: 'अभी अधूरा',
  reopenOf: (title) => `अभी अधूरा: ${isolate(title)}`,
  isShared: 'साझा',
  shared: (told) =>
    told === 0
      ? 'साझा हुआ'
      : plural(told, {
          one: 'साझा हुआ: # विद्यार्थी को बताया गया',
          other: 'साझा हुआ: # विद्यार्थियों को बताया गया',
        }),
  unshared: 'अब साझा नहीं है',
  marked: 'पूरा हुआ चिह्नित किया गया',
  reopened: 'अधूरा चिह्नित किया गया',
  sessionNumber: (at, total) => `सत्र ${formatNumber(at)} / ${formatNumber(total)}`,
  today: 'आज',
  allDone: 'जो सौंपा गया था, सब पूरा हो गया।',
  plannedToday: 'आज की योजना',
  now: 'अभी',
  comesNext: 'अगला पाठ',
  later: 'उसी दिन आगे',
  minutesLeft: (count) => plural(count, { other: '# मिनट बाकी' }),
  startsIn: (count) => plural(count, { other: '# मिनट में शुरू' }),
  substitute: 'आप किसी की जगह हैं',
  notYourClass: 'यह पाठ आप किसी साथी की जगह लेते हैं। कक्षा के सत्र उसके अपने शिक्षक के पास हैं।',
  waits: 'क्या बाकी है',
  nothingWaits: 'कुछ बाकी नहीं: योजना के सभी सत्र पूरे हैं।',
  waitsSince: (day) => `${isolate(day)} की योजना, अभी अधूरा`,
  fresh: 'आपकी कक्षाओं के लिए नया',
  noNext: 'अभी कोई सत्र तय नहीं है। जुड़े रहें!',
};
