import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { useForm, useUploads } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';

const box = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  py: '2',
  bg: 'warning.subtle',
  color: 'text',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'warning.line',
  borderRadius: 'md',
  '& > svg': { flexShrink: '0', width: '5', height: '5', marginBlockStart: '1.5', color: 'warning.text' },
});
const list = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: '1',
  minWidth: '0',
  py: '1.5',
  textStyle: 'small',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** Files of the last choice that were not taken, and why [VN-34, VN-35, QU-04]. */
export function RefusedFiles() {
  const { send } = useForm();
  const refused = useUploads((view) => view.refused);
  if (refused.length === 0) return null;
  const reasons = new Set(refused.map(({ name, code }) => messages.refused[code](name)));
  return (
    <div className={box} role="alert">
      <TriangleAlert />
      <ul className={list}>
        {[...reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <IconButton
        size="sm"
        label={messages.dismissRefused}
        icon={<X />}
        onClick={() => send({ type: 'refusals.dismiss' })}
      />
    </div>
  );
}
