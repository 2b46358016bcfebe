import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

export function KitGrid() {
  return <KitSection title={sections.grid}>{null}</KitSection>;
}
