import { createFileRoute, Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { frameEngines } from '#contract/core/tool-engines.ts';
import { messages as shellMessages } from '#src/features/shell/messages.en.ts';
import { GlobalCompilerScreen } from '#src/features/workspace/GlobalCompilerScreen.tsx';
import { workspaceMessages as messages } from '#src/features/workspace/messages.en.ts';
import { alerts } from '#src/lib/alerts.ts';
import { button } from '#src/ui/button.recipe.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { css } from '#styled/css';

const body = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  px: { base: '2', md: '4' },
  py: '2',
});
const first = frameEngines[0] ?? 'html';

/** [RT-08] Without a guard. */
export const Route = createFileRoute('/global-compiler')({
  // The route is part of the first screen, so it validates without the library.
  validateSearch: ({ tool }: { readonly tool?: unknown }) => (typeof tool === 'string' ? { tool } : {}),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const { tool } = Route.useSearch();
  const engine = frameEngines.find((each) => each === tool) ?? first;
  return (
    <main className={body} tabIndex={-1} data-own-keys="">
      <GlobalCompilerScreen
        engine={engine}
        onEngine={(chosen) => void navigate({ search: { tool: chosen }, replace: true })}
        back={
          <Link className={button({})} to="/">
            <ArrowLeft aria-hidden className="rtl-flip" />
            {messages.back}
          </Link>
        }
      />
      <Toaster store={alerts} texts={shellMessages.toasts} />
    </main>
  );
}
