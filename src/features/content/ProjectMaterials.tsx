import Plus from 'lucide-react/icons/plus';
import { saveMaterialCall } from '#contract/content/calls/save-material.call.ts';
import { setContentRemovedCall } from '#contract/content/calls/set-content-removed.call.ts';
import type { StoredMaterial } from '#contract/content/projects.wire.ts';
import { OrderedList } from '#src/lib/detail/OrderedList.tsx';
import { useRemoval } from '#src/lib/detail/use-removal.ts';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { contentRemoval } from './content-changes.ts';
import { FileButton } from './FileButton.tsx';
import { messages } from './messages.en.ts';
import type { ProjectListProps } from './ProjectSessions.tsx';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const name = css({ textStyle: 'label' });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

const changes = contentRemoval('material');

/** [CA-03] Lesson plans and resources, which students never see. */
export function ProjectMaterials({ project, app, refresh, onEdit }: ProjectListProps<StoredMaterial>) {
  const { sessionLive } = app;
  const mayWrite = app.may(saveMaterialCall);
  const mayRemove = app.may(setContentRemovedCall);
  const { actions, remove } = useRemoval({ changes, sessionLive, onChanged: refresh });
  const sessionOf = (sessionId: number | null) =>
    project.sessions.find(({ id }) => id === sessionId)?.values.title ?? messages.wholeProject;
  return (
    <Card
      title={messages.materials}
      actions={
        mayWrite && (
          <Button size="sm" icon={<Plus />} onClick={() => onEdit(null)}>
            {messages.addMaterial}
          </Button>
        )
      }
    >
      <Stack gap="3">
        <p className={quiet}>{messages.materialsText}</p>
        <OrderedList
          label={messages.materials}
          items={project.materials}
          nameOf={({ values }) => values.title}
          onEdit={mayWrite ? (material) => onEdit(material) : undefined}
          onRemove={
            mayRemove ? (material) => remove({ ...material, name: material.values.title }) : undefined
          }
        >
          {({ values }) => {
            const file = project.files.find(({ id }) => id === values.fileId);
            return (
              <div className={facts}>
                <bdi className={name}>{values.title}</bdi>
                <Badge>{messages.materialKinds[values.kind]}</Badge>
                <bdi className={quiet}>{sessionOf(values.sessionId)}</bdi>
                {file && <FileButton file={file} />}
              </div>
            );
          }}
        </OrderedList>
      </Stack>
      <RowActionDialogs actions={actions} />
    </Card>
  );
}
