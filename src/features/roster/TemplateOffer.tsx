import Download from 'lucide-react/icons/download';
import type { ImportKind } from '#contract/roster/roster.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import { saveTemplate } from './downloads.ts';
import { rosterMessages as messages } from './messages.en.ts';

interface TemplateOfferProps {
  readonly kind: ImportKind;
  readonly schoolId: number;
}

/** Offers a template for a list in another form; a whole school comes from another program. */
export function TemplateOffer({ kind, schoolId }: TemplateOfferProps) {
  if (kind === 'school') return null;
  return (
    <div>
      <Button
        icon={<Download />}
        onClick={() => {
          saveTemplate(schoolId, kind).catch(() =>
            alerts.show({ tone: 'error', title: failureMessages.unexpected }),
          );
        }}
      >
        {messages.choose.template}
      </Button>
    </div>
  );
}
