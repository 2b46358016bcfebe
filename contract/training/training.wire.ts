import * as v from 'valibot';
import { contentTypes } from '#contract/content/content-types.ts';
import { bitWire } from '#contract/core/bit.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { longestFilm, mostRanges } from './watching.rules.ts';

/** Of every call of the room: a teacher, for themself. */
export const ownTraining = {
  method: 'POST',
  areas: ['Faculty'],
  errors: {},
  access: { [roles.faculty]: 'own' },
} as const;

/** Whose training is meant: the caller's. Anybody else's is refused. */
export const facultyId = id;
/** 1 marks as done, 0 takes it back. */
export const doneStatus = v.optional(bitWire, 1);
export { id };

/** What a completion or a watched film belongs to: a content of a module, or a resource of a project. */
export const trainingSubjects = ['content', 'material'] as const;
export type TrainingSubject = (typeof trainingSubjects)[number];

const rendition = { path: v.string(), label: v.string() };

/** [EN-25] A film of ours, with everything its player needs. */
const film = v.object({
  video_path: v.string(),
  title: v.string(),
  /** The film's own picture, else that of the project; '' for none. */
  tool_cover: v.string(),
  video_captions: v.array(v.object({ ...rendition, lang: v.string() })),
  video_resolutions: v.array(v.object(rendition)),
});
export type FilmWire = v.InferOutput<typeof film>;

/** A part of the training as a teacher sees it. */
export const trainingItem = v.object({
  subject: v.picklist(trainingSubjects),
  /** `contents.id`, or the resource's number in its project. */
  id: v.number(),
  /** Of a content. 0: a resource of a project. */
  module_id: v.number(),
  topic_id: v.number(),
  title: v.string(),
  type: v.picklist(contentTypes),
  minutes: v.number(),
  /** An https address; '' where there is a file. */
  url: v.string(),
  file: v.nullable(shownFile),
  /** 0: a film to be watched only [VW-01]. */
  can_download: bitWire,
  /** Empty: no film of ours, so that it is marked by hand. */
  film: v.nullable(film),
  /** Is it done? */
  status: bitWire,
  /** Milliseconds since 1970; null: not done. */
  done_at: v.nullable(v.number()),
  /** How far the film was watched, 0 to 100. */
  percent: v.number(),
});
export type TrainingItem = v.InferOutput<typeof trainingItem>;

/** How far somebody is, counted from what is published now: 0 ≤ completed ≤ total. */
const progress = { total: v.number(), completed: v.number() };

const moduleFacts = {
  module_id: v.number(),
  module_name: v.string(),
  description: v.string(),
  kind: v.picklist(groupKinds),
  /** Grades and clubs of the teacher that learn with it this year; none: training for every teacher. */
  groups: v.array(v.string()),
  ...progress,
  minutes: v.number(),
  /** Of what is not done yet. */
  minutes_left: v.number(),
};
export const trainingModule = v.object(moduleFacts);
export type TrainingModule = v.InferOutput<typeof trainingModule>;

export const trainingTopic = v.object({ topic_id: v.number(), topic_name: v.string(), ...progress });

export const moduleInput = v.object({ module_id: id });
export const itemsOutput = v.object({ success: v.literal('true'), data: v.array(trainingItem) });

/** After marking; `completed` and `total` are of the module or project. The same call again answers the same. */
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
  /** Of a resource; 0 for a content. */
  project_id: v.optional(wireId, 0),
};

/** What the server knows of one person's watching of one film. */
export const watchedOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** Seconds, in order; they do not touch. */
    ranges: v.array(v.tuple([v.number(), v.number()])),
    /** Seconds of the film that were watched. */
    seconds: v.number(),
    /** Seconds the film is long. */
    length: v.number(),
    /** Second at which the film was left last, on any device. */
    place: v.number(),
    status: bitWire,
  }),
});
export type Watched = v.InferOutput<typeof watchedOutput>['data'];
export { second };
