import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { archiveProjectCall } from '#contract/content/calls/archive-project.call.ts';
import { publishProjectCall } from '#contract/content/calls/publish-project.call.ts';
import { saveProjectCall } from '#contract/content/calls/save-project.call.ts';
import { submitProjectCall } from '#contract/content/calls/submit-project.call.ts';
import type { ProjectTree } from '#contract/content/projects.wire.ts';
import type { EditorAct, EditorPanel } from '#machines/content/content-editor/content-editor.types.ts';
import { detailMessages } from '#src/lib/detail/messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';
import type { ContentEditor } from './use-content-editor.ts';

interface ProjectActionsProps {
  readonly project: ProjectTree;
  readonly app: ContentProps;
  readonly editor: ContentEditor;
}

/** [CA-03, RT-10, RT-11] The person's actions on a project: edit, publish, decide, archive. */
export function ProjectActions({ project, app, editor: { view, send } }: ProjectActionsProps) {
  const { status, isChanged, publishedNumber } = project;
  const isOut = publishedNumber > 0 && status !== 'archived';
  const release = app.as === 'author' ? submitProjectCall : publishProjectCall;
  const mayRelease = app.may(release) && status !== 'submitted' && (status !== 'published' || isChanged);
  const mayArchive = isOut && (app.as === 'admin' || (app.as === 'office' && app.may(archiveProjectCall)));
  const mayDecide = app.as === 'admin' && status === 'submitted';
  const act = (name: EditorAct) => ({
    busy: view.isBusy,
    disabledReason: view.isOutdated ? detailMessages.outdated : undefined,
    onClick: () => send({ type: 'act.submit', act: name }),
  });
  const open = (panel: EditorPanel) => () => send({ type: 'panel.open', panel });
  return (
    <>
      {app.may(saveProjectCall) && (
        <Button icon={<Pencil />} onClick={open({ kind: 'details', forRelease: false })}>
          {messages.details}
        </Button>
      )}
      {mayArchive && (
        <Button icon={<Archive />} {...act('archive')}>
          {app.as === 'admin' ? messages.own.takeOut : messages.archive}
        </Button>
      )}
      {mayRelease && (
        <Button variant="primary" icon={<Send />} {...act('release')}>
          {app.as === 'author' ? messages.own.submit : messages.publish}
        </Button>
      )}
      {mayDecide && (
        <>
          <Button
            icon={<Undo2 className="rtl-flip" />}
            {...act('approve')}
            onClick={open({ kind: 'sendBack' })}
          >
            {messages.own.sendBack}
          </Button>
          <Button variant="primary" icon={<Check />} {...act('approve')}>
            {messages.own.approve}
          </Button>
        </>
      )}
    </>
  );
}
