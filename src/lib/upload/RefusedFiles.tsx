import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { extensionOf } from '#contract/files/file-kinds.ts';
import { endingsOf, megabytesFor } from '#contract/files/upload-policies.ts';
import type { QueuePolicy, RefusedFile } from '#machines/upload-queue/upload-queue.types.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { uploadMessages as messages } from './messages.en.ts';
import { type Uploads, useUploads, useUploadsContext } from './uploads-context.ts';

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

/** [VN-34, VN-35, VU-04, VU-07, VU-23, QU-04] Files of the last choice that were refused, and why. */
export function RefusedFiles() {
  const { send, refused: own } = useUploadsContext();
  const { refused, policy } = useUploads((view) => ({ refused: view.refused, policy: view.policy }));
  if (refused.length === 0) return null;
  const reasons = new Set(refused.map((file) => reasonOf(file, policy, own)));
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

function reasonOf({ name, code }: RefusedFile, policy: QueuePolicy, own: Uploads['refused']): string {
  const said = own?.[code]?.(name);
  if (said !== undefined) return said;
  const { refused } = messages;
  const extension = extensionOf(name);
  switch (code) {
    case 'extension':
      return refused.extension(name, endingsOf(policy).join(', '));
    case 'too_large':
      return refused.too_large(name, megabytesFor(policy, extension), extension);
    case 'too_many':
      return refused.too_many(name, policy.most);
    case 'empty':
    case 'name_too_long':
      return refused[code](name);
  }
}
