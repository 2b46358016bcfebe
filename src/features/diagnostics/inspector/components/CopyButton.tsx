import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { inspectorMessages as texts } from '../messages.en.ts';

export function CopyButton({ text }: { readonly text: () => string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <>
      <IconButton
        size="sm"
        label={said === '' ? texts.copy : said}
        icon={said === texts.copied ? <Check /> : <Copy />}
        onClick={() => void copy()}
        onBlur={() => setSaid('')}
      />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
