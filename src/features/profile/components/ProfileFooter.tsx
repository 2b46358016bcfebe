import type { ProfileView } from '#machines/profile/profile/profile.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { messages } from '../messages.en.ts';

interface ProfileFooterProps {
  readonly view: ProfileView;
  readonly formId: string;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
}

/** [ST-33, ST-36] Edit, or Cancel with Save; if only the password changed, "Update Password". */
export function ProfileFooter({ view, formId, onEdit, onCancel }: ProfileFooterProps) {
  const isBusy = view.work === 'saving';
  if (view.saveAs === null)
    return (
      <Button key="edit" data-next="" variant="primary" onClick={onEdit}>
        {messages.edit}
      </Button>
    );
  return (
    <>
      {view.saveAs === 'password' && view.rights.fields.length > 0 && (
        <Button onClick={onEdit} disabled={isBusy}>
          {messages.edit}
        </Button>
      )}
      <Button onClick={onCancel} disabled={isBusy}>
        {messages.cancel}
      </Button>
      <Button key="save" type="submit" form={formId} variant="primary" busy={isBusy}>
        {view.saveAs === 'password' ? messages.updatePassword : messages.save}
      </Button>
    </>
  );
}
