import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CopyTexts {
  readonly copy: string;
  readonly copied: string;
  /** Shown where there is no clipboard; says that the text can be copied by hand. */
  readonly copyFailed?: string;
}

export interface CopyButtonProps {
  readonly text: string;
  readonly texts: CopyTexts;
}

const hint = css({ textStyle: 'small', color: 'text.muted' });

export function CopyButton({ text, texts }: CopyButtonProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  // The page may lack the clipboard; the text can still be selected by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <div>
      <Button size="sm" icon={copied === 'yes' ? <Check /> : <Copy />} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <VisuallyHidden>
        <output>{copied === 'yes' && texts.copied}</output>
      </VisuallyHidden>
      {copied === 'no' && texts.copyFailed !== undefined && (
        <output className={hint}>{texts.copyFailed}</output>
      )}
    </div>
  );
}
