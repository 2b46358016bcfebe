import { lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton.tsx';
import { KitComboboxes } from './KitInputsCombobox.tsx';
import { KitInputsDialog } from './KitInputsDialog.tsx';
import { KitCodes, KitLinks, KitRadios } from './KitInputsRadio.tsx';
import { KitSelects } from './KitInputsSelect.tsx';
import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

const KitPhoto = lazy(async () => ({ default: (await import('./KitInputsPhoto.tsx')).KitPhoto }));
const loading = 'Loading';

export function KitInputs() {
  return (
    <KitSection title={sections.choices}>
      <KitLinks />
      <KitRadios />
      <KitSelects />
      <KitComboboxes />
      <KitCodes />
      <Suspense fallback={<Skeleton label={loading} count={3} />}>
        <KitPhoto />
      </Suspense>
      <KitInputsDialog />
    </KitSection>
  );
}
