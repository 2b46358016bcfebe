import { saveCurriculumTemplateCall } from '#contract/choices/calls/save-curriculum-template.call.ts';
import { templateFields } from '#contract/choices/choices.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type ChoicesScreenProps, type GroupInYear, groupOf } from './choices-props.ts';
import { choiceMessages as messages } from './messages.en.ts';

const templateForm = defineForm({
  name: 'curriculum-template',
  schema: templateFields,
  usesFormSession: true,
  blank: { name: '', is_default: false },
});

interface SaveTemplateFormProps {
  readonly place: GroupInYear;
  readonly app: ChoicesScreenProps;
  readonly onClose: () => void;
}

/** [CA-01] Names the school's choices, to reuse them for another year or class. */
export function SaveTemplateForm({ place, app, onClose }: SaveTemplateFormProps) {
  const form = useForm({
    definition: templateForm,
    of: `${place.group.id}-${place.year}`,
    stored: null,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: messages.templateFields,
    save: ({ values, formSession }, signal) =>
      call(saveCurriculumTemplateCall, { ...groupOf(place), ...values, formSession }, { signal }),
    onSaved: (saved) => {
      tellDone(messages.templateSaved(saved?.data.projects ?? 0), form.values.name);
      onClose();
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={messages.saveTemplate}>
      <TextField {...form.text('name')} maxLength={120} />
      <Switch {...form.flag('is_default')} />
    </ResourceForm>
  );
}
