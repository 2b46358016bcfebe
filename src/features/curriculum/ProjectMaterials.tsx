import Plus from 'lucide-react/icons/plus';
import { saveMaterialCall } from '#contract/curriculum/calls/save-material.call.ts';
import { setContentRemovedCall } from '#contract/curriculum/calls/set-content-removed.call.ts';
import type { StoredMaterial } from '#contract/curriculum/projects.wire.ts';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { FileButton } from './FileButton.tsx';
import { messages } from './messages.en.ts';
import { OrderedList } from './OrderedList.tsx';
import type { ProjectListProps } from './ProjectSessions.tsx';
import { useRemoval } from './use-detail.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });
const name = css({ textStyle: 'label' });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

/** [CA-03] Lesson plans and resources of a project, which students never see. */
export function ProjectMaterials({ project, site, refresh, onEdit }: ProjectListProps<StoredMaterial>) {
  const { sessionLive } = site;
  const mayWrite = site.may(saveMaterialCall);
  const mayRemove = site.may(setContentRemovedCall);
  const { actions, remove } = useRemoval('material', sessionLive, refresh);
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
                {file && <FileButton file={file} site={site} />}
              </div>
            );
          }}
        </OrderedList>
      </Stack>
      <RowActionDialogs actions={actions} />
    </Card>
  );
}
