import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { saveQuestionBankCall } from '#contract/assessments/calls/save-question-bank.call.ts';
import { questionLimits } from '#contract/assessments/question-types.rules.ts';
import { bankFields, type QuestionChoices } from '#contract/assessments/questions.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { QuestionsProps } from './assessments-props.ts';
import { messages } from './question-bank-messages.en.ts';

const bankForm = defineForm({
  name: 'question-bank',
  schema: bankFields,
  usesFormSession: true,
  blank: { name: '', isShared: false },
});

interface BankDialogProps {
  readonly banks: QuestionChoices['banks'];
  readonly app: Pick<QuestionsProps, 'person' | 'sessionLive'>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onRemove: (bank: { readonly id: number; readonly version: number; readonly name: string }) => void;
}

export function BankDialog(props: BankDialogProps) {
  const [id, setId] = useState(0);
  return <BankForm key={id} {...props} id={id} onChoose={setId} />;
}

interface BankFormProps extends BankDialogProps {
  /** 0: a new one. */
  readonly id: number;
  readonly onChoose: (id: number) => void;
}

function BankForm({ banks, app, id, onChoose, onClose, onSaved, onRemove }: BankFormProps) {
  const own = banks.filter(({ isOwn }) => isOwn);
  const bank = own.find((each) => each.id === id);
  const form = useStoredForm({
    definition: bankForm,
    of: id === 0 ? 'new' : id,
    stored: bank ? { id, version: bank.version, values: { name: bank.name, isShared: bank.isShared } } : null,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.bankFields,
    save: (input, signal) => call(saveQuestionBankCall, input, { signal }),
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={bank ? messages.bankEdit : messages.bankAdd}>
      {own.length > 0 && (
        <Select
          label={messages.bankChoose}
          options={[
            { value: '0', label: messages.bankAdd },
            ...own.map(({ id: value, name }) => ({ value: String(value), label: name })),
          ]}
          value={String(id)}
          onChange={(value) => onChoose(Number(value))}
          texts={{ placeholder: messages.choosePart, loading: messages.loading, empty: messages.nothing }}
        />
      )}
      <TextField {...form.text('name')} maxLength={questionLimits.bankName} />
      {app.person.school.id !== 0 && <Checkbox {...form.flag('isShared')} />}
      {bank && (
        <div>
          <Button variant="quiet" icon={<Trash2 />} onClick={() => onRemove(bank)}>
            {messages.bankRemove}
          </Button>
        </div>
      )}
    </ResourceForm>
  );
}
