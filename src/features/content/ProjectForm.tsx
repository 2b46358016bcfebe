import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { getProjectCall } from '#contract/content/calls/get-project.call.ts';
import { saveProjectCall } from '#contract/content/calls/save-project.call.ts';
import { designSteps, noDesignThinking, outputTypes } from '#contract/content/content.rules.ts';
import { contentExtensions, pictureExtensions } from '#contract/content/content-files.rules.ts';
import {
  type ProjectFields,
  type ProjectTree,
  projectFields,
  releasableFields,
} from '#contract/content/projects.wire.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { NumberField } from '#src/lib/form/NumberField.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { keepLastChoice, readLastChoice } from '#src/lib/last-choice.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { AcceptedTypes } from './AcceptedTypes.tsx';
import type { ContentProps } from './content-props.ts';
import { FileField } from './FileField.tsx';
import { classSource, moduleSource, projectSource, termsSource, toolSource } from './lookups.ts';
import { messages } from './messages.en.ts';
import { type Fault, ReleaseFaults } from './ReleaseFaults.tsx';

const heading = css({ textStyle: 'subsection', marginBlockStart: '2' });
const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});

const projectBlank: ProjectFields = {
  title: '',
  kind: 'grade',
  objective: '',
  moduleId: null,
  toolId: null,
  toolLevel: 0,
  outputType: 'file',
  acceptedTypes: [],
  takesDrafts: true,
  classIds: [],
  termIds: [],
  prerequisiteIds: [],
  alternativeIds: [],
  coverFileId: '',
  sampleFileId: '',
  ...noDesignThinking,
};

const projectForm = defineForm({
  name: 'project',
  schema: projectFields,
  usesFormSession: true,
  blank: projectBlank,
});

const releaseForm = defineForm({ ...projectForm, schema: releasableFields });

/** A new project starts with the classes of the last one, visibly. */
function definitionFor(newBy: number | null, forRelease: boolean) {
  const definition = forRelease ? releaseForm : projectForm;
  const last = newBy === null ? null : readLastChoice(newBy, 'project');
  if (!last) return definition;
  return { ...definition, blank: { ...projectBlank, kind: last.kind, classIds: last.groups } };
}

/** Everybody uses the accounts of a demo school, so nothing of theirs is remembered. */
function rememberClasses({ id, school }: Person, { kind, classIds }: ProjectFields): void {
  if (classIds.length === 0 || school.isDemo) return;
  keepLastChoice(id, 'project', { kind, groups: classIds, parts: 'all' });
}

export async function loadProject(id: number, signal?: AbortSignal): Promise<ProjectTree> {
  return (await call(getProjectCall, { id }, signal ? { signal } : {})).data;
}

interface ProjectFormProps {
  readonly project: ProjectTree | null;
  /** What the project lacks for publishing; the form shows its own part of that at once. */
  readonly faults?: readonly Fault[];
  readonly onSession?: () => void;
  readonly app: ContentProps;
  readonly onClose: () => void;
  /** null: an earlier try, whose answer was lost, had saved it. */
  readonly onSaved: (id: number | null) => void;
}

/** [CA-03] A project's main form; a conflict is shown by comparison. */
export function ProjectForm({ project, faults, onSession, app, onClose, onSaved }: ProjectFormProps) {
  const forRelease = faults !== undefined;
  const fields = useRef<Partial<Record<string, HTMLDivElement | null>>>({});
  const [definition] = useState(() => definitionFor(project === null ? app.person.id : null, forRelease));
  const form = useStoredForm({
    definition,
    stored: project,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => {
      rememberClasses(app.person, values);
      return call(saveProjectCall, input, { signal });
    },
    load: loadProject,
    onSaved: (saved) => onSaved(saved?.data.id ?? null),
    onClose,
  });
  const { values } = form;
  const check = useEffectEvent(() => forRelease && form.submit());
  useEffect(() => void check(), []);
  const left =
    faults?.filter(({ field }) =>
      field === 'objective' ? values.objective === '' : field !== 'classIds' || values.classIds.length === 0,
    ) ?? [];
  const go = (field: string) => {
    if (field === 'sessions') onSession?.();
    else fields.current[field]?.querySelector<HTMLElement>('textarea, [role=combobox]')?.focus();
  };
  const place = (field: string) => (element: HTMLDivElement | null) => {
    fields.current[field] = element;
  };
  const many = (field: 'classIds' | 'termIds' | 'prerequisiteIds' | 'alternativeIds') => ({
    ...form.group(field),
    value: values[field],
    onChange: (ids: readonly number[]) => form.set(field, [...ids]),
  });
  const file = (field: 'coverFileId' | 'sampleFileId') => ({
    ...form.group(field),
    value: values[field],
    known: project?.files ?? [],
    onChange: (id: string) => form.set(field, id),
  });
  return (
    <ResourceForm form={form} size="wide" title={project ? messages.edit : messages.add.projects}>
      <ReleaseFaults faults={left} onGo={go} />
      <h3 className={heading}>{messages.sections.project}</h3>
      <TextField {...form.text('title')} maxLength={200} />
      <div ref={place('objective')}>
        <TextArea {...form.text('objective')} rows={3} />
      </div>
      <h3 className={heading}>{messages.sections.making}</h3>
      <div className={pair}>
        <LookupField source={moduleSource} {...form.lookup('moduleId')} />
        <Select {...form.choice('outputType', optionsOf(messages.outputs, outputTypes))} />
        <LookupField source={toolSource} {...form.lookup('toolId')} />
        <NumberField
          {...form.group('toolLevel')}
          none={messages.anyLevel}
          value={values.toolLevel}
          onChange={(level) => form.set('toolLevel', level)}
        />
      </div>
      <h3 className={heading}>{messages.sections.handingIn}</h3>
      <div className={pair}>
        <AcceptedTypes
          {...form.group('acceptedTypes')}
          value={values.acceptedTypes}
          outputType={values.outputType}
          onChange={(types) => form.set('acceptedTypes', types)}
        />
        <Switch {...form.flag('takesDrafts')} />
      </div>
      <h3 className={heading}>{messages.sections.alignment}</h3>
      <div className={pair}>
        <Select {...form.choice('kind', optionsOf(messages.kinds, groupKinds))} />
        <div ref={place('classIds')}>
          <LookupManyField source={classSource} {...many('classIds')} />
        </div>
      </div>
      <LookupManyField source={termsSource} {...many('termIds')} />
      <h3 className={heading}>{messages.sections.order}</h3>
      <div className={pair}>
        <LookupManyField source={projectSource} {...many('prerequisiteIds')} />
        <LookupManyField source={projectSource} {...many('alternativeIds')} />
      </div>
      <h3 className={heading}>{messages.sections.design}</h3>
      {designSteps.map((step) => (
        <TextArea key={step} {...form.text(step)} rows={2} />
      ))}
      <h3 className={heading}>{messages.sections.files}</h3>
      <div className={pair}>
        <FileField {...file('coverFileId')} extensions={pictureExtensions} />
        <FileField {...file('sampleFileId')} extensions={contentExtensions} />
      </div>
    </ResourceForm>
  );
}
