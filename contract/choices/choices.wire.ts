import * as v from 'valibot';
import { assigneeKinds, outputTypes, sessionTypes } from '#contract/content/content.rules.ts';
import { contentName } from '#contract/content/content.wire.ts';
import { bitWire } from '#contract/core/bit.ts';
import { isDay } from '#contract/core/days.ts';
import { idList } from '#contract/core/id-list.ts';
import { lookupOutput } from '#contract/core/lookup.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { formSession } from '#contract/core/saving.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { assignedAtOnce, choiceStates, chosenAtOnce, removalModes, yearPattern } from './choices.rules.ts';

const ofYear = {
  /** 0: the caller's own school. */
  school_id: v.optional(wireId, 0),
  /** '': the school's current year. */
  academic_year: v.optional(v.union([v.literal(''), v.pipe(rawText(9), v.regex(yearPattern))]), ''),
};
export const gradeOfYear = { ...ofYear, mbx_class_id: wireId };
export const clubOfYear = { ...ofYear, club_id: wireId };
/** One of the two; the other is 0 or left out. */
export const groupOfYear = {
  ...ofYear,
  mbx_class_id: v.optional(wireId, 0),
  club_id: v.optional(wireId, 0),
};
export const schoolOfYear = v.object(ofYear);

/** The `revision` that the caller saw; '': any. */
const revision = v.optional(rawText(60), '');
const projectIds = v.pipe(idList, v.minLength(1), v.maxLength(chosenAtOnce));
const mode = v.optional(v.picklist(removalModes), 'remove');

export const chooseFields = { project_ids: projectIds, revision };
export const unchooseFields = { project_ids: projectIds, revision, mode };
export const clearFields = { revision, mode };

/** `act` undoes the change; '' if nothing changed. */
export const changedChoices = v.object({
  success: v.literal('true'),
  act: v.string(),
  changed: v.number(),
  archived: v.number(),
  revision: v.string(),
});

const number = v.pipe(rawText(9), v.regex(/^\d{1,9}$/));
const projectPage = pageInput({
  sorts: ['title', 'newest', 'minutes'],
  filters: { state: v.picklist(choiceStates), module: number },
}).entries;
export const gradeProjectsInput = v.object({ ...projectPage, ...gradeOfYear });
export const clubProjectsInput = v.object({ ...projectPage, ...clubOfYear });
export const offeredProject = v.object({
  project_id: v.number(),
  title: v.string(),
  module_id: v.number(),
  module_name: v.string(),
  tool_name: v.string(),
  output_type: v.picklist(outputTypes),
  session_count: v.number(),
  minutes: v.number(),
  /** 1: a teacher of the school wrote it. */
  is_own: bitWire,
  state: v.picklist(choiceStates),
  assignments: v.number(),
});
export const offeredPage = v.object({
  ...pageOutput(offeredProject).entries,
  revision: v.string(),
  chosen: v.number(),
});

export const searchProjectsInput = v.object({
  ...groupOfYear,
  search: v.optional(trimmedText(200), ''),
});
export const foundProjects = lookupOutput;

/** In the school's order. `module_id` 0: projects without a module. */
export const modulesOutput = v.object({
  success: v.literal('true'),
  /** 1: the school's own order; 0: that of all schools. */
  is_own_order: bitWire,
  data: v.array(v.object({ module_id: v.number(), module_name: v.string(), projects: v.number() })),
});
export const moduleOrderInput = v.object({
  ...groupOfYear,
  module_ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)),
  seen: v.optional(v.pipe(v.array(id), v.maxLength(500)), []),
});
export const chosenByModule = v.object({
  success: v.literal('true'),
  academic_year: v.string(),
  group_name: v.string(),
  revision: v.string(),
  data: v.array(
    v.object({
      module_id: v.number(),
      module_name: v.string(),
      projects: v.array(
        v.object({
          choice_id: v.number(),
          project_id: v.number(),
          title: v.string(),
          session_count: v.number(),
          minutes: v.number(),
          is_archived: bitWire,
          assignments: v.number(),
          /** The earliest due day of any assignee; '': none. */
          due_on: v.string(),
        }),
      ),
    }),
  ),
});

const template = v.object({
  template_id: v.number(),
  template_name: v.string(),
  is_default: bitWire,
  /** 1: the school's own; 0: the office's. */
  is_own: bitWire,
  projects: v.number(),
  chosen: v.number(),
});
export const templatesOutput = v.object({ success: v.literal('true'), data: v.array(template) });
export const templateOutput = v.object({ success: v.literal('true'), data: v.nullable(template) });
export const templateInput = v.object({ ...groupOfYear, template_id: wireId });
export const templateProjectsOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ project_id: v.number(), title: v.string(), state: v.picklist(choiceStates) })),
});

export const templateFields = v.object({
  name: contentName,
  is_default: v.boolean(),
});
export const saveTemplateInput = v.object({ ...groupOfYear, ...templateFields.entries, formSession });
export const savedTemplate = v.object({
  success: v.literal('true'),
  data: v.object({ template_id: v.number(), projects: v.number() }),
});
export const removeTemplateInput = v.object({ template_id: id, is_removed: v.boolean() });

const assignee = v.object({ kind: v.picklist(assigneeKinds), id });
export const assignInput = v.pipe(
  v.object({
    ...groupOfYear,
    project_ids: projectIds,
    assignees: v.pipe(v.array(assignee), v.minLength(1), v.maxLength(200)),
    /** '': no day. */
    due_on: v.optional(v.union([v.literal(''), v.pipe(rawText(10), v.check(isDay))]), ''),
  }),
  v.check(
    ({ project_ids, assignees }) => project_ids.length * assignees.length <= assignedAtOnce,
    'Please assign fewer at once.',
  ),
);
const assignmentPage = pageInput({ sorts: ['due', 'project', 'newest'], filters: {} }).entries;
export const assignmentsInput = v.object({ ...assignmentPage, ...groupOfYear });
export const assignmentsOutput = pageOutput(
  v.object({
    id: v.number(),
    version: v.number(),
    project_id: v.number(),
    title: v.string(),
    kind: v.picklist(assigneeKinds),
    assignee_id: v.number(),
    assignee_name: v.string(),
    due_on: v.string(),
  }),
);
export const assignedOutput = v.object({ success: v.literal('true'), changed: v.number() });

export const notifyFields = { division_id: idList, project_id: wireId };
export const notifiedOutput = v.object({ success: v.literal('true'), told: count });

export const projectView = v.object({
  success: v.literal('true'),
  data: v.object({
    project_id: v.number(),
    title: v.string(),
    objective: v.string(),
    module_name: v.string(),
    tool_name: v.string(),
    output_type: v.picklist(outputTypes),
    minutes: v.number(),
    class_names: v.array(v.string()),
    sessions: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        type: v.picklist(sessionTypes),
        objective: v.string(),
        minutes: v.number(),
      }),
    ),
  }),
});
