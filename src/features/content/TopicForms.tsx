import { saveTopicCall } from '#contract/content/calls/save-topic.call.ts';
import { saveTopicContentCall } from '#contract/content/calls/save-topic-content.call.ts';
import { contentAudiences } from '#contract/content/content.rules.ts';
import { contentExtensions } from '#contract/content/content-files.rules.ts';
import { contentTypes } from '#contract/content/content-types.ts';
import {
  type ItemFields,
  itemFields,
  type ModuleItem,
  type ModuleTopic,
  topicFields,
} from '#contract/content/modules.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { NumberField } from '#src/lib/form/NumberField.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ContentProps } from './content-props.ts';
import { FileField } from './FileField.tsx';
import { messages } from './messages.en.ts';

interface FormSite {
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const topicForm = defineForm({
  name: 'topic',
  schema: topicFields,
  usesFormSession: true,
  blank: { name: '' },
});

interface TopicFormProps extends FormSite {
  readonly moduleId: number;
  readonly topic: ModuleTopic | null;
}

/** [CA-03] Adds or changes a topic. */
export function TopicForm({ moduleId, topic, app, onClose, onSaved }: TopicFormProps) {
  const form = useStoredForm({
    definition: topicForm,
    of: topic?.id ?? `new-${moduleId}`,
    stored: topic && { ...topic, values: { name: topic.name } },
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveTopicCall, { ...input, moduleId }, { signal }),
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={topic ? messages.edit : messages.addTopic}>
      <TextField {...form.text('name')} maxLength={120} />
    </ResourceForm>
  );
}

const itemBlank: ItemFields = {
  title: '',
  type: 'document',
  audience: 'faculty',
  fileId: '',
  url: '',
  minutes: 0,
};

const itemForm = defineForm({
  name: 'topic-content',
  schema: itemFields,
  usesFormSession: true,
  blank: itemBlank,
});

interface ItemFormProps extends FormSite {
  readonly topicId: number;
  readonly item: ModuleItem | null;
}

/** [CA-03] A link needs an address, a film an address or a file, everything else a file. */
export function ItemForm({ topicId, item, app, onClose, onSaved }: ItemFormProps) {
  const form = useStoredForm({
    definition: itemForm,
    of: item?.id ?? `new-${topicId}`,
    stored: item,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveTopicContentCall, { ...input, topicId }, { signal }),
    onSaved,
    onClose,
  });
  const { type, fileId, minutes } = form.values;
  return (
    <ResourceForm form={form} title={item ? messages.edit : messages.addContent}>
      <TextField {...form.text('title')} maxLength={200} />
      <Select {...form.choice('type', optionsOf(messages.contentTypes, contentTypes))} />
      <Select {...form.choice('audience', optionsOf(messages.audiences, contentAudiences))} />
      {type !== 'link' && (
        <FileField
          {...form.group('fileId')}
          extensions={contentExtensions}
          value={fileId}
          known={item?.file ? [item.file] : []}
          onChange={(id) => form.set('fileId', id)}
        />
      )}
      {(type === 'link' || type === 'film') && <TextField {...form.text('url')} type="url" />}
      <NumberField
        {...form.group('minutes')}
        value={minutes}
        onChange={(value) => form.set('minutes', value)}
      />
    </ResourceForm>
  );
}
