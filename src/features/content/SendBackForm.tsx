import * as v from 'valibot';
import { decideProjectCall } from '#contract/content/calls/decide-project.call.ts';
import type { ProjectTree } from '#contract/content/projects.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';

const sendBackForm = defineForm({
  name: 'project-reason',
  schema: v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000)) }),
  blank: { reason: '' },
});

interface SendBackFormProps {
  readonly project: Pick<ProjectTree, 'id' | 'version'>;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** [RT-10] An admin's reason for returning a teacher's project. */
export function SendBackForm({ project, app, onClose, onSaved }: SendBackFormProps) {
  const form = useForm({
    definition: sendBackForm,
    of: project.id,
    stored: null,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: { reason: messages.own.reason },
    save: ({ values }, signal) =>
      call(
        decideProjectCall,
        { id: project.id, version: project.version, isApproved: false, ...values },
        { signal },
      ),
    onSaved,
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={messages.own.sendBack} submit={{ label: messages.own.sendBack }}>
      <TextArea {...form.text('reason')} rows={4} />
    </ResourceForm>
  );
}
