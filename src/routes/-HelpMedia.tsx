import CirclePlay from 'lucide-react/icons/circle-play';
import { lazy, Suspense, useState } from 'react';
import type { LegalDialogProps } from '#src/features/helpdesk/help-media/LegalDialog.tsx';
import { LegalLinks } from '#src/features/helpdesk/help-media/LegalLinks.tsx';
import { messages } from '#src/features/helpdesk/help-media/messages.en.ts';
import type { OnboardingDialogProps } from '#src/features/helpdesk/help-media/OnboardingDialog.tsx';
import { menuLink } from '#src/ui/app-frame.recipe.ts';

/** These texts load with the dialog that needs them. */
const loadTexts = () => import('#src/lib/attachment/media-texts.ts');

const Legal = lazy(async () => {
  const [{ LegalDialog }, { pdfTexts }] = await Promise.all([
    import('#src/features/helpdesk/help-media/LegalDialog.tsx'),
    loadTexts(),
  ]);
  return {
    default: (props: Omit<LegalDialogProps, 'texts'>) => <LegalDialog {...props} texts={pdfTexts()} />,
  };
});

const Onboarding = lazy(async () => {
  const [{ OnboardingDialog }, { videoTexts }] = await Promise.all([
    import('#src/features/helpdesk/help-media/OnboardingDialog.tsx'),
    loadTexts(),
  ]);
  return {
    default: (props: Omit<OnboardingDialogProps, 'texts'>) => (
      <OnboardingDialog {...props} texts={videoTexts()} />
    ),
  };
});

/** [ML-09, VW-11] For the footer of the shell. */
export function LegalFooter() {
  return (
    <LegalLinks
      renderDialog={(document, onClose) => (
        <Suspense>
          <Legal document={document} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}

/** [ML-07] An entry of the menu, for roles 2, 3 and 4. */
export function OnboardingEntry() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={menuLink()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CirclePlay />
        {messages.onboarding}
      </button>
      {isOpen && (
        <Suspense>
          <Onboarding onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
