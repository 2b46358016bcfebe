import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

export function KitNavigation() {
  return <KitSection title={sections.navigation}>{null}</KitSection>;
}
