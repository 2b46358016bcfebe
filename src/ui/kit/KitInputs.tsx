import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

export function KitInputs() {
  return <KitSection title={sections.choices}>{null}</KitSection>;
}
