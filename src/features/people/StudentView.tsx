import { formatDate } from '#src/lib/words/dates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { EmailText } from './EmailText.tsx';
import { named, twoColumns } from './layout.ts';
import { peopleMessages as messages } from './messages.en.ts';
import type { StoredStudent } from './student-form.ts';

const term = css({ textStyle: 'caption', color: 'text.muted' });
const value = css({ overflowWrap: 'anywhere' });
const empty = css({ color: 'text.muted' });
const heading = css({ textStyle: 'section' });

/** [RP-21] A student's record, read-only. */
export function StudentView({
  student,
  onClose,
}: {
  readonly student: StoredStudent;
  readonly onClose: () => void;
}) {
  const { facts } = student;
  const { fields, columns } = messages;
  const name = `${facts.first_name} ${facts.last_name}`.trim();
  const gender = facts.gender === 'Male' || facts.gender === 'Female' ? messages.genders[facts.gender] : '';
  const rows = [
    [fields.user_id, facts.user_id],
    [columns.status, messages.status[facts.status]],
    [fields.division_id, `${facts.className} ${facts.sectionName}`.trim()],
    [fields.batches, [facts.club, facts.batch].filter(Boolean).join(' – ')],
    [fields.admission_no, facts.admission_no],
    [fields.birth_date, facts.age && formatDate(facts.age, 'long')],
    [fields.gender, gender],
    [fields.email_id, facts.email_id && <EmailText key="email" address={facts.email_id} />],
    [fields.mobile, facts.mobile],
    [fields.alternate_contact, facts.alternate_contact],
  ] as const;
  return (
    <Dialog
      open
      size="form"
      title={messages.view.title}
      closeLabel={messages.view.close}
      onRequestClose={onClose}
    >
      <Stack>
        <div className={named}>
          <Avatar size="lg" name={name} src={facts.student_pic || undefined} />
          <p className={heading}>
            <bdi>{name}</bdi>
          </p>
        </div>
        <dl className={twoColumns}>
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt className={term}>{label}</dt>
              <dd className={value}>
                {text === '' ? <span className={empty}>{messages.view.empty}</span> : <bdi>{text}</bdi>}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  );
}
