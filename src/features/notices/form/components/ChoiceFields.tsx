import { Checkbox } from '#src/ui/Checkbox.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { pair } from './layout.ts';

/** [NF-12, NF-13, CO-40, CO-41] Whether mails go out, readers must confirm, and it is active. */
export function ChoiceFields() {
  const { send } = useForm();
  const notifyEmail = useFormView((view) => view.notifyEmail);
  const asksReceipt = useFormView((view) => view.asksReceipt);
  const isActive = useFormView((view) => view.isActive);
  const isLocked = useFormView((view) => view.isLocked);
  return (
    <div className={pair}>
      <Checkbox
        label={messages.notifyEmail}
        hint={messages.notifyEmailHint}
        checked={notifyEmail}
        disabled={isLocked}
        onChange={(on) => send({ type: 'edit.notify_email', on })}
      />
      <Checkbox
        label={messages.asksReceipt}
        hint={messages.asksReceiptHint}
        checked={asksReceipt}
        disabled={isLocked}
        onChange={(on) => send({ type: 'edit.asks_receipt', on })}
      />
      {isActive !== null && (
        <Checkbox
          label={messages.active}
          hint={messages.activeHint}
          checked={isActive}
          disabled={isLocked}
          onChange={(on) => send({ type: 'edit.active', on })}
        />
      )}
    </div>
  );
}
