import { noticeLimits } from '#contract/notices/notice.rules.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { FieldArea, useFieldError } from './FieldArea.tsx';

const limit = () => ({ max: noticeLimits.descriptionCharacters, text: messages.characters });

/** [NF-07, NF-20] For school admins and in schools of model 0. */
export function ReadersField() {
  const { send } = useForm();
  const readers = useFormView((view) => view.readers);
  const isLocked = useFormView((view) => view.isLocked);
  const error = useFieldError('readers');
  if (!readers) return null;
  const shared = { disabled: isLocked, 'aria-invalid': error === undefined ? undefined : true } as const;
  return (
    <FieldArea field="readers">
      <FieldGroup label={messages.readers} required error={error}>
        <Checkbox
          {...shared}
          label={messages.faculty}
          checked={readers.faculty}
          onChange={(faculty) => send({ type: 'edit.readers', ...readers, faculty })}
        />
        <Checkbox
          {...shared}
          label={messages.students}
          checked={readers.students}
          onChange={(students) => send({ type: 'edit.readers', ...readers, students })}
        />
      </FieldGroup>
    </FieldArea>
  );
}

/** [NF-08] Locked by `readOnly`: a disabled input would lose the focus while the notice is sent. */
export function TitleField() {
  const { send } = useForm();
  const title = useFormView((view) => view.title);
  const isLocked = useFormView((view) => view.isLocked);
  return (
    <FieldArea field="title">
      <TextField
        label={messages.noticeTitle}
        required
        error={useFieldError('title')}
        name="title"
        autoComplete="off"
        enterKeyHint="send"
        readOnly={isLocked}
        value={title}
        onChange={(text) => send({ type: 'edit.title', text })}
      />
    </FieldArea>
  );
}

/** [NF-09] The notice's text, in the editor. */
export function DescriptionField() {
  const { send } = useForm();
  const description = useFormView((view) => view.description);
  const isLocked = useFormView((view) => view.isLocked);
  return (
    <FieldArea field="description">
      <TextArea
        label={messages.description}
        required
        error={useFieldError('description')}
        name="description"
        rows={5}
        limit={limit()}
        readOnly={isLocked}
        value={description}
        onChange={(text) => send({ type: 'edit.description', text })}
      />
    </FieldArea>
  );
}
