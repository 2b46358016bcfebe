import { useState } from 'react';
import type { LineRow, MigrationPlan } from '#contract/migration/migration.wire.ts';
import type { Decision } from '#machines/migration/migration/migration.types.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { migrationMessages as messages } from './messages.en.ts';

interface DecideDialogProps {
  readonly students: readonly LineRow[];
  readonly plan: MigrationPlan;
  readonly onDecide: (items: readonly Decision[]) => void;
  readonly onClose: () => void;
}

export function DecideDialog({ students, plan, onDecide, onClose }: DecideDialogProps) {
  const texts = messages.decide;
  const [classId, setClassId] = useState('');
  const [sectionId, setSectionId] = useState('');
  const chosen = plan.classes.find(({ id }) => String(id) === classId);
  const sections = chosen?.parts ?? [];
  const options = {
    placeholder: formMessages.choose,
    loading: formMessages.loading,
    empty: formMessages.nothing,
  };
  const save = () => {
    onDecide(
      students.map(({ id }) => ({
        student_id: id,
        action: 'promote',
        toClass: Number(classId),
        toDiv: Number(sectionId),
      })),
    );
    onClose();
  };
  return (
    <Dialog
      open
      size="form"
      title={texts.title}
      description={texts.text(students.length)}
      closeLabel={formMessages.close}
      onRequestClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            reasonInSight
            disabledReason={sectionId === '' ? texts.sectionFirst : undefined}
            onClick={save}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <UnsavedWork isDirty={classId !== ''} />
        <Select
          label={texts.class}
          required
          value={classId}
          options={plan.classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={chosen && sections.length === 0 ? texts.noSection(chosen.name) : undefined}
          texts={options}
          onChange={(value) => {
            setClassId(value);
            setSectionId('');
          }}
        />
        <Select
          label={texts.section}
          required
          value={sectionId}
          options={sections.map(({ id, name }) => ({ value: String(id), label: name }))}
          disabled={sections.length === 0}
          texts={options}
          onChange={setSectionId}
        />
      </Stack>
    </Dialog>
  );
}
