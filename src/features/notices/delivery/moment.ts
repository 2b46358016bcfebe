import { formatMoment } from '#src/lib/words/dates.ts';
import { deliveryMessages as messages } from './messages.en.ts';

/** An ISO instant as "21 Nov 2026, 14:05"; '' as "not yet". */
export const momentOf = (at: string): string => (at === '' ? messages.notYet : formatMoment(at));
