import { saveTopicCall } from '#contract/curriculum/calls/save-topic.call.ts';
import { saveTopicContentCall } from '#contract/curriculum/calls/save-topic-content.call.ts';
import { contentAudiences, contentTypes } from '#contract/curriculum/content.rules.ts';
import { contentExtensions } from '#contract/curriculum/content-files.rules.ts';
import {
  type ItemFields,
  itemFields,
  type ModuleItem,
  type ModuleTopic,
  topicFields,
} from '#contract/curriculum/modules.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ContentSite } from './content-site.ts';
import { FileField } from './FileField.tsx';
import { messages } from './messages.en.ts';
import { NumberField } from './NumberField.tsx';
import { optionsOf } from './use-content-list.tsx';

interface FormSite {
  readonly site: ContentSite;
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
export function TopicForm({ moduleId, topic, site, onClose, onSaved }: TopicFormProps) {
  const form = useForm({
    definition: topicForm,
    of: topic?.id ?? `new-${moduleId}`,
    stored: topic && { version: topic.version, values: { name: topic.name } },
    personId: site.person.id,
    sessionLive: site.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: ({ values, version, formSession }, signal) =>
      call(saveTopicCall, { ...values, moduleId, id: topic?.id ?? 0, version, formSession }, { signal }),
    onSaved,
    onClosed: onClose,
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

/** [CA-03] A link has an address, a film either, everything else a file. */
export function ItemForm({ topicId, item, site, onClose, onSaved }: ItemFormProps) {
  const form = useForm({
    definition: itemForm,
    of: item?.id ?? `new-${topicId}`,
    stored: item,
    personId: site.person.id,
    sessionLive: site.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: ({ values, version, formSession }, signal) =>
      call(saveTopicContentCall, { ...values, topicId, id: item?.id ?? 0, version, formSession }, { signal }),
    onSaved,
    onClosed: onClose,
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
