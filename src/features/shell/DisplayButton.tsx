import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { languageChoice } from '#src/lib/words/language.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { messages } from './messages.en.ts';

const DisplayDialog = lazy(async () => ({ default: (await import('./DisplayDialog.tsx')).DisplayDialog }));

export function DisplayButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        name={languageChoice}
        variant="quiet"
        label={messages.display.open}
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {wanted && (
        <Suspense>
          <DisplayDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
