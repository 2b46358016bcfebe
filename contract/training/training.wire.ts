import * as v from 'valibot';
import { contentTypes } from '#contract/content/content-types.ts';
import { bitWire } from '#contract/core/bit.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { longestFilm, mostRanges } from './watching.rules.ts';

/** Every call of the room is for teachers, about their own training. */
export const ownTraining = {
  method: 'POST',
  areas: ['Faculty'],
  errors: {},
  access: { [roles.faculty]: 'own' },
} as const;

/** Only the caller's id is accepted. */
export const facultyId = id;
/** 1 marks as done, 0 takes it back. */
export const doneStatus = v.optional(bitWire, 1);
export { id };

export const trainingSubjects = ['content', 'material'] as const;
export type TrainingSubject = (typeof trainingSubjects)[number];

const rendition = { path: v.string(), label: v.string() };

/** [EN-25] A film of this server, for its player. */
const film = v.object({
  video_path: v.string(),
  title: v.string(),
  /** The film's picture, or else the project's; '' for none. */
  tool_cover: v.string(),
  video_captions: v.array(v.object({ ...rendition, lang: v.string() })),
  video_resolutions: v.array(v.object(rendition)),
});
export type FilmWire = v.InferOutput<typeof film>;

export const trainingItem = v.object({
  subject: v.picklist(trainingSubjects),
  /** `contents.id`, or the resource's number in its project. */
  id: v.number(),
  /** The content's module; 0: a resource of a project. */
  module_id: v.number(),
  topic_id: v.number(),
  title: v.string(),
  type: v.picklist(contentTypes),
  minutes: v.number(),
  /** An https address; '' if there is a file. */
  url: v.string(),
  file: v.nullable(shownFile),
  /** 0: a film that may only be watched [VW-01]. */
  can_download: bitWire,
  /** null: no film of this server, so the teacher marks it by hand. */
  film: v.nullable(film),
  /** 1: done. */
  status: bitWire,
  /** Milliseconds since 1970; null: not done. */
  done_at: v.nullable(v.number()),
  /** Watched share of the film, 0 to 100. */
  percent: v.number(),
});
export type TrainingItem = v.InferOutput<typeof trainingItem>;

/** Counts what is published now: 0 ≤ completed ≤ total. */
const progress = { total: v.number(), completed: v.number() };

const moduleFacts = {
  module_id: v.number(),
  module_name: v.string(),
  description: v.string(),
  kind: v.picklist(groupKinds),
  /** The teacher's grades and clubs that learn with it this year; empty: training for every teacher. */
  groups: v.array(v.string()),
  ...progress,
  minutes: v.number(),
  minutes_left: v.number(),
};
export const trainingModule = v.object(moduleFacts);
export type TrainingModule = v.InferOutput<typeof trainingModule>;

export const trainingTopic = v.object({ topic_id: v.number(), topic_name: v.string(), ...progress });

export const moduleInput = v.object({ module_id: id });
export const itemsOutput = v.object({ success: v.literal('true'), data: v.array(trainingItem) });

/** `completed` and `total` are of the module or project after marking. A repeat answers the same. */
export const markedOutput = v.object({
  success: v.literal('true'),
  data: v.object({ status: bitWire, ...progress }),
});

const second = v.pipe(v.number(), v.finite('bad_range'), v.minValue(0, 'bad_range'), v.maxValue(longestFilm));

export const watchedRanges = v.pipe(
  v.array(v.tuple([second, second])),
  v.maxLength(mostRanges, 'too_many_ranges'),
  v.check((ranges) => ranges.every(([from, to]) => from <= to), 'bad_range'),
);

export const watchedSubject = {
  subject: v.picklist(trainingSubjects),
  id,
  /** The resource's project; 0 for a content. */
  project_id: v.optional(wireId, 0),
};

export const watchedOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** Seconds, in order and without touching. */
    ranges: v.array(v.tuple([v.number(), v.number()])),
    seconds: v.number(),
    length: v.number(),
    /** The second at which any device last left the film. */
    place: v.number(),
    status: bitWire,
  }),
});
export type Watched = v.InferOutput<typeof watchedOutput>['data'];
export { second };
