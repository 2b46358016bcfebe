import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import SquarePen from 'lucide-react/icons/square-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { button } from '../button.recipe.ts';
import { IconButton } from '../IconButton.tsx';
import { KitGroups, KitTextFields } from './KitInputsFields.tsx';
import { KitDates, KitMultiSelects } from './KitInputsPickers.tsx';
import { KitSection, Row } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

const texts = {
  primary: 'Save notice',
  secondary: 'Preview',
  quiet: 'Cancel',
  danger: 'Delete',
  small: 'Small',
  large: 'Log in',
  link: 'A link in button dress',
  disabled: 'Disabled',
  busy: 'Saving',
  add: 'Add notice',
  edit: 'Edit notice',
  remove: 'Delete notice',
  bell: '3 unread notifications',
} as const;

export function KitActions() {
  const [busy, setBusy] = useState(false);
  return (
    <KitSection title={sections.actions}>
      <Row>
        <Button variant="primary" icon={<Plus />}>
          {texts.primary}
        </Button>
        <Button>{texts.secondary}</Button>
        <Button variant="quiet">{texts.quiet}</Button>
        <Button variant="danger">{texts.danger}</Button>
        <Button variant="primary" disabled>
          {texts.disabled}
        </Button>
        <Button variant="primary" busy={!busy} onClick={() => setBusy(!busy)}>
          {texts.busy}
        </Button>
        <Button size="sm">{texts.small}</Button>
        <Button size="lg" variant="primary">
          {texts.large}
        </Button>
        <a href="#main" className={button({ variant: 'secondary' })}>
          {texts.link}
        </a>
      </Row>
      <Row>
        <IconButton label={texts.edit} icon={<SquarePen />} />
        <IconButton label={texts.remove} icon={<Trash2 />} variant="danger" />
        <IconButton label={texts.add} icon={<Plus />} variant="outlined" />
        <IconButton label={texts.bell} icon={<Bell />} count={3} />
        <IconButton label={texts.edit} icon={<SquarePen />} disabled />
      </Row>
    </KitSection>
  );
}

export function KitFields() {
  return (
    <KitSection title={sections.fields}>
      <KitTextFields />
      <KitGroups />
    </KitSection>
  );
}

export function KitPickers() {
  return (
    <KitSection title={sections.pickers}>
      <KitMultiSelects />
      <KitDates />
    </KitSection>
  );
}
