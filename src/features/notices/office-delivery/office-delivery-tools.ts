import type { Reach } from '#contract/delivery/delivery.rules.ts';
import { chosenToWire } from '#contract/notices/chosen.codec.ts';
import { getOfficeDeliveryCall } from '#contract/office-notices/calls/get-office-delivery.call.ts';
import { previewOfficeReachCall } from '#contract/office-notices/calls/preview-office-reach.call.ts';
import { remindOfficeNoticeCall } from '#contract/office-notices/calls/remind-office-notice.call.ts';
import {
  type OfficeDelivery,
  type OfficeDeliveryRow,
  type OfficeReachList,
  type OfficeReminder,
  officeDeliveryFromWire,
  officeReachFromWire,
  officeReminderFromWire,
  type ReachedSchool,
} from '#contract/office-notices/office-delivery.wire.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { call } from '#src/lib/api-client.ts';
import type { GridSource } from '#src/ui/grid/grid.types.ts';

export interface OfficeReachTools {
  readonly count: (question: ReachQuestion, signal: AbortSignal) => Promise<Reach>;
  readonly schools: (question: ReachQuestion, list: OfficeReachList) => GridSource<ReachedSchool>;
}

/** A country, or one of its states; null: all of it. */
export interface Place {
  readonly countryId: number | null;
  readonly stateId: number | null;
}
export const everyPlace: Place = { countryId: null, stateId: null };

export interface OfficeDeliveryTools {
  readonly numbers: (noticeId: number, place: Place, signal: AbortSignal) => Promise<OfficeDelivery>;
  readonly schools: (noticeId: number, place: Place) => GridSource<OfficeDeliveryRow>;
  readonly remind: (noticeId: number) => Promise<OfficeReminder>;
}

function reachToWire({ noticeId, grades, noticeFor, office }: ReachQuestion) {
  if (!office) throw new Error('A school has no places to ask about.');
  return {
    notice_id: noticeId,
    country_id: chosenToWire(office.countries),
    state_id: chosenToWire(office.states),
    schoolIds: chosenToWire(office.schools),
    gradeIds: chosenToWire(grades),
    noticeFor,
  };
}

const preview = previewOfficeReachCall;

export const officeReachTools: OfficeReachTools = {
  count: async (question, signal) => {
    const { numbers } = await call(preview, reachToWire(question), { signal });
    if (!numbers) throw new Error('Numbers were asked for.');
    return officeReachFromWire(numbers);
  },
  schools: (question, show) => ({
    load: async ({ search: text, offset: startRow, limit }, signal) => {
      const input = { ...reachToWire(question), show, text, startRow, limit };
      const { data, count } = await call(preview, input, { signal });
      return { rows: data, total: count };
    },
  }),
};

const read = getOfficeDeliveryCall;
const placeToWire = ({ countryId, stateId }: Place) => ({ country_id: countryId, state_id: stateId });

export const officeDeliveryTools: OfficeDeliveryTools = {
  numbers: async (notice_id, place, signal) =>
    officeDeliveryFromWire(await call(read, { notice_id, ...placeToWire(place) }, { signal })),
  schools: (notice_id, place) => ({
    load: async ({ search: text, offset: startRow, limit }, signal) => {
      const input = { notice_id, ...placeToWire(place), text, startRow, limit };
      const { rows, total } = officeDeliveryFromWire(await call(read, input, { signal }));
      return { rows, total };
    },
  }),
  remind: async (notice_id) => officeReminderFromWire(await call(remindOfficeNoticeCall, { notice_id })),
};
