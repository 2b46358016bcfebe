import '../../index.css';
import { createRoot } from 'react-dom/client';
import { KitPage } from '#src/ui/kit/KitPage.tsx';
import { alerts } from '../alerts.ts';
import { KitGrid } from './KitGrid.tsx';
import { KitResource } from './KitResource.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<KitPage grid={<KitGrid />} resource={<KitResource />} store={alerts} />);
