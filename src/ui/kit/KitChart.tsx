import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

export function KitChart() {
  return <KitSection title={sections.chart}>{null}</KitSection>;
}
