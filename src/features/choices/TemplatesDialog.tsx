import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback } from 'react';
import { removeCurriculumTemplateCall } from '#contract/choices/calls/remove-curriculum-template.call.ts';
import { useTemplateListCall } from '#contract/choices/calls/use-template-list.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { undoDuration } from '#src/ui/toaster.ts';
import { css } from '#styled/css';
import { type GroupInYear, groupOf } from './choices-props.ts';
import { choiceMessages as messages } from './messages.en.ts';
import type { Picker } from './use-picker.ts';

interface TemplatesDialogProps {
  readonly place: GroupInYear;
  readonly picker: Picker;
  readonly onClose: () => void;
}

const rows = css({ display: 'grid', gap: '3' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});
const acts = css({ display: 'flex', alignItems: 'center', gap: '2' });
const quiet = css({ color: 'text.muted' });
const templateListCall = useTemplateListCall;

/** [CA-01, CA-02] Lists to start a year with; choosing one chooses all its projects. */
export function TemplatesDialog({ place, picker, onClose }: TemplatesDialogProps) {
  const load = useCallback(
    (signal: AbortSignal) => call(templateListCall, groupOf(place), { signal }),
    [place],
  );
  const { round, refresh } = useRefresh();
  const [templates, , retry] = useLoaded(load, round);
  const setRemoved = async (template_id: number, name: string, is_removed: boolean) => {
    try {
      await call(removeCurriculumTemplateCall, { template_id, is_removed });
      if (is_removed)
        alerts.show({
          tone: 'success',
          title: messages.templateRemoved,
          text: isolate(name),
          action: { label: messages.undo, onPress: () => void setRemoved(template_id, name, false) },
          duration: undoDuration,
        });
    } catch (error) {
      const text = errorText(error);
      alerts.show({ tone: 'error', title: messages.notDone, text });
    }
    refresh();
  };
  const take = (templateId: number) => {
    picker.send({ type: 'pick.submit', command: { kind: 'template', templateId } });
    onClose();
  };
  return (
    <Dialog
      open
      size="form"
      title={messages.templatesTitle}
      closeLabel={messages.close}
      onRequestClose={onClose}
    >
      {templates.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={3} />}
      {templates.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {templates.kind === 'loaded' && templates.data.data.length === 0 && (
        <EmptyState title={messages.noTemplates} text={messages.noTemplatesText} />
      )}
      {templates.kind === 'loaded' && (
        <ul className={rows}>
          {templates.data.data.map((template) => (
            <li key={template.template_id} className={row}>
              <span>
                <bdi>{template.template_name}</bdi>{' '}
                {template.is_default === 1 && <Badge tone="brand">{messages.usual}</Badge>}
                {template.is_own === 1 && <Badge>{messages.ownTemplate}</Badge>}
                <br />
                <span className={quiet}>{messages.templateCount(template.chosen, template.projects)}</span>
              </span>
              <span className={acts}>
                <Button
                  disabled={template.chosen === template.projects || picker.view.isBusy}
                  onClick={() => take(template.template_id)}
                >
                  {messages.chooseAll}
                </Button>
                {template.is_own === 1 && (
                  <IconButton
                    icon={<Trash2 />}
                    label={messages.removeTemplate(template.template_name)}
                    onClick={() => void setRemoved(template.template_id, template.template_name, true)}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
