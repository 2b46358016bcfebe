import { formatNumber } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { pictureMessages } from './messages.en.ts';

export const picture: typeof pictureMessages = {
  title: 'चित्र',
  choose: 'चित्र चुनें',
  change: 'चित्र बदलें',
  remove: 'चित्र हटाएँ',
  waiting: 'नया चित्र सहेजने पर रखा जाएगा।',
  removing: 'सहेजने पर चित्र हटा दिया जाएगा।',
  undo: 'पुराना चित्र रखें',
  hint: 'JPG या PNG, 5 MB तक',
  picture_kind: (name) => `क्षमा करें, ${isolate(name)} मान्य नहीं है; ये मान्य हैं: .jpg, .jpeg, .png`,
  picture_size: 'अधिकतम आकार 5 MB है',
  opening: 'चित्र खुल रहा है',
  cutTitle: 'दिखने वाला भाग चुनें',
  cut: {
    frame: 'चित्र का भाग',
    keys: 'तीर कुंजियों से चित्र खिसकाएँ, प्लस और माइनस से छोटा-बड़ा करें।',
    zoom: 'ज़ूम',
    zoomIn: 'बड़ा करें',
    zoomOut: 'छोटा करें',
    left: 'बाएँ खिसकाएँ',
    right: 'दाएँ खिसकाएँ',
    up: 'ऊपर खिसकाएँ',
    down: 'नीचे खिसकाएँ',
    place: (across, down) => `बाएँ से ${formatNumber(across)}%, ऊपर से ${formatNumber(down)}%`,
    zoomed: (percent) => `${formatNumber(percent)}%`,
    small: 'यह चित्र छोटा है और धुंधला दिख सकता है।',
    use: 'यह भाग लें',
    other: 'वापस',
  },
};
