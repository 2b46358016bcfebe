import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

export function KitOverlays() {
  return <KitSection title={sections.overlays}>{null}</KitSection>;
}
