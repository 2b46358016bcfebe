import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

export function KitMedia() {
  return <KitSection title={sections.media}>{null}</KitSection>;
}
