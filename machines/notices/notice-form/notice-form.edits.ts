import { isDay } from '#contract/core/days.ts';
import type { PickedPlaces } from '#contract/notices/notice.model.ts';
import { isSame } from '#machines/shared/is-same.ts';
import {
  pickCountries,
  pickRoles,
  pickSchools,
  pickStates,
} from '../office-notice-form/office-notice-form.rules.ts';
import {
  addVideo,
  chooseGrades,
  dividedOf,
  fallen,
  isEmpty,
  keepValidDivisions,
  readersAfter,
  removeVideo,
  withDay,
  worksWithClubs,
} from './notice-form.rules.ts';
import type {
  AlertCode,
  EditEvent,
  FormAlert,
  NoticeField,
  NoticeFormContext,
  NoticeValues,
} from './notice-form.types.ts';

type Update = Partial<NoticeFormContext>;

/** A message to show; the count tells it from an equal one before. */
export function alerted(
  { alertCount }: NoticeFormContext,
  code: AlertCode,
  more: Partial<Pick<FormAlert, 'gradeId' | 'answer'>> = {},
): Pick<NoticeFormContext, 'alert' | 'alertCount'> {
  const count = alertCount + 1;
  return { alert: { code, count, gradeId: null, answer: null, ...more }, alertCount: count };
}

/** Clears what the server said beside fields that change now. */
function forgotten(context: NoticeFormContext, ...fields: readonly NoticeField[]): Update {
  const left = Object.entries(context.fieldInformation).filter(
    ([field]) => !fields.some((name) => name === field),
  );
  return { fieldInformation: Object.fromEntries(left) };
}

function withValues(context: NoticeFormContext, field: NoticeField, change: Partial<NoticeValues>): Update {
  return { values: { ...context.values, ...change }, ...forgotten(context, field) };
}

function withGrades(context: NoticeFormContext, chosen: NoticeValues['grades']): Update {
  const { values, refused } = chooseGrades(context, chosen);
  return {
    values,
    choiceNote: noteOf(context, values),
    ...forgotten(context, 'grades', 'divisions'),
    ...(refused === null ? {} : alerted(context, 'no_sections', { gradeId: refused })),
  };
}

/** What clubs brought along or took away; that they came or went is the person's own doing. */
function noteOf({ values: before, person, divisionList }: NoticeFormContext, after: NoticeValues) {
  if (!worksWithClubs(person) || isEmpty(after.grades)) return null;
  if (after.grades === 'all' && before.divisions !== 'all' && before.divisions.length > 0)
    return { kind: 'all' } as const;
  return fallen({ ...before, grades: after.grades }, after, divisionList?.divisions ?? []);
}

/** [AF-05…09] A choice of places, and what it took away. */
function withPlaces(
  context: NoticeFormContext,
  field: 'countries' | 'states' | 'schools',
  chosen: PickedPlaces,
): Update {
  const { office } = context.values;
  if (!office) return {};
  const { values, notes } = pickers[field]({ ...context.values, office }, chosen);
  return { values, placeNotes: notes, ...forgotten(context, 'countries', 'states', 'schools', 'grades') };
}

const pickers = { countries: pickCountries, states: pickStates, schools: pickSchools };

/** Of the one chosen school. */
function withOfficeGrades(context: NoticeFormContext, chosen: NoticeValues['grades']): Update {
  if (dividedOf(context) === null) return {};
  return withValues(context, 'grades', { grades: keepValidDivisions(chosen, context.grades) });
}

function withDivisions(context: NoticeFormContext, chosen: NoticeValues['divisions']): Update {
  const { divisionList } = context;
  const divided = dividedOf(context);
  if (divided === null) return {};
  // What is not listed yet cannot be told from what is gone.
  if (chosen !== 'all' && !isSame(divisionList?.of, divided)) return {};
  const divisions = keepValidDivisions(chosen, divisionList?.divisions ?? []);
  return { ...withValues(context, 'divisions', { divisions }), choiceNote: null };
}

function withDate(context: NoticeFormContext, field: 'shareDate' | 'dueDate', day: string): Update {
  if (day !== '' && !isDay(day)) return {};
  const { values, notes } = withDay(context, field, day);
  return { values, dateNotes: notes, ...forgotten(context, 'shareDate', 'dueDate') };
}

/** [VN-31] The input is cleared once its video is taken; an address that cannot be taken stays to be mended. */
export function takeTypedVideo(context: NoticeFormContext): Update {
  const { videos, problem } = addVideo(context.values.videos, context.videoText);
  return {
    ...withValues(context, 'video', { videos }),
    videoProblem: problem,
    videoText: problem ? context.videoText : '',
  };
}

/** What the person changes, one event at a time. Leading spaces go while typing [VN-17]. */
export function edited(context: NoticeFormContext, event: EditEvent): Update {
  switch (event.type) {
    case 'edit.title':
      return withValues(context, 'title', { title: event.text.trimStart() });
    case 'edit.description':
      return withValues(context, 'description', { description: event.text.trimStart() });
    case 'edit.grades':
      return context.values.office
        ? withOfficeGrades(context, event.chosen)
        : withGrades(context, event.chosen);
    case 'edit.divisions':
      return withDivisions(context, event.chosen);
    case 'edit.readers':
      return withValues(context, 'readers', { noticeFor: readersAfter(context.values.noticeFor, event) });
    case 'edit.countries':
      return withPlaces(context, 'countries', event.picked);
    case 'edit.states':
      return withPlaces(context, 'states', event.picked);
    case 'edit.schools':
      return withPlaces(context, 'schools', event.picked);
    case 'edit.roles':
      return {
        ...withValues(context, 'readers', {
          noticeFor: pickRoles(context.values.noticeFor, event, context.target.mode === 'edit'),
        }),
        placeNotes: [],
      };
    case 'edit.share_date':
      return withDate(context, 'shareDate', event.day);
    case 'edit.due_date':
      return withDate(context, 'dueDate', event.day);
    case 'edit.due_date_mandatory':
      return withValues(context, 'dueDate', { dueDateMandatory: event.on });
    case 'edit.notify_email':
      return { values: { ...context.values, notifyEmail: event.on } };
    case 'edit.asks_receipt':
      return { values: { ...context.values, asksReceipt: event.on } };
    case 'edit.active':
      return context.mode === 'edit' ? { values: { ...context.values, isActive: event.on } } : {};
    case 'edit.video_text':
      return {
        videoText: event.text,
        videoProblem: event.text.trim() === '' ? null : context.videoProblem,
        ...forgotten(context, 'video'),
      };
    case 'edit.video_add':
      return takeTypedVideo(context);
    case 'edit.video_remove':
    default:
      return withValues(context, 'video', { videos: removeVideo(context.values.videos, event.url) });
  }
}
