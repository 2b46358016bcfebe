import type { PickedPlaces } from '#contract/notices/notice.model.ts';
import type { MergePart } from '#machines/notices/notice-form/notice-form.merge.ts';
import { boxesOf } from '#machines/notices/notice-form/notice-form.rules.ts';
import type { Grade, NoticeValues } from '#machines/notices/notice-form/notice-form.types.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { mergeMessages as messages } from './messages.en.ts';

const dayText = (day: string) => (day === '' ? messages.none : formatDate(day));
const switchText = (isOn: boolean) => (isOn ? messages.on : messages.off);
const placesText = (places: PickedPlaces) =>
  places === 'all' ? messages.all : places.map(({ name }) => name).join(', ');

function audienceText(values: NoticeValues, list: readonly Grade[]): string {
  const { grades, divisions, noticeFor, office } = values;
  const names = grades === 'all' ? [] : list.filter(({ id }) => grades.includes(id)).map(({ name }) => name);
  const { faculty, students } = boxesOf(noticeFor);
  return [
    ...(office ? [office.countries, office.states, office.schools].map(placesText) : []),
    grades === 'all' ? messages.all : names.join(', '),
    divisions === 'all' ? '' : messages.divisions(divisions.length),
    [faculty && messages.faculty, students && messages.students].filter(Boolean).join(', '),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

export function partText(part: MergePart, values: NoticeValues, grades: readonly Grade[]): string {
  switch (part) {
    case 'title':
    case 'description':
      return values[part] || messages.none;
    case 'audience':
      return audienceText(values, grades);
    case 'dates':
      return [messages.shared(dayText(values.shareDate)), messages.due(dayText(values.dueDate))].join('\n');
    case 'videos':
      return values.videos.map(({ url }) => url).join('\n') || messages.none;
    case 'notifyEmail':
    case 'asksReceipt':
    case 'isActive':
      return switchText(values[part]);
  }
}
