import { type ReactNode, useCallback, useEffect } from 'react';
import { isFrameEngine } from '#contract/core/tool-engines.ts';
import { compilerCreateUserCall } from '#contract/workspace/calls/compiler-create-user.call.ts';
import type { Workspace } from '#contract/workspace/workspace.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { rememberTool } from './early-tool.ts';
import { workspaceMessages as messages } from './messages.en.ts';

interface StudioEntryProps {
  readonly facts: Workspace;
  readonly children: ReactNode;
}

/** [CW-05, CW-06, EN-23] Links to the studio for tools that need the whole window. Its tab keeps its opener. */
export function StudioEntry({ facts, children }: StudioEntryProps) {
  const { engine, workspace_id, workspaceUrl, tool_name, head, closed } = facts;
  const load = useCallback(
    async (signal: AbortSignal) =>
      workspace_id === 0
        ? workspaceUrl
        : (await call(compilerCreateUserCall, { workspace_id }, { signal })).data.compiler_url,
    [workspace_id, workspaceUrl],
  );
  const [studio, , retry] = useLoaded(load);
  const address = studio.kind === 'loaded' ? studio.data : '';
  useEffect(() => {
    if (address !== '' && isFrameEngine(engine))
      rememberTool(new URL(address, location.origin).pathname, engine);
  }, [address, engine]);
  if (studio.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={3} />;
  if (studio.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  if (workspace_id === 0) return <Banner title={messages.closed.demo_school} />;
  // A work that cannot change takes no program.
  const why = closed === '' || closed === 'read_only' ? '' : messages.closed[closed];
  return (
    <EmptyState
      title={head === null ? tool_name : messages.keptAt(formatMoment(head.at))}
      text={why === '' ? messages.studioText(tool_name) : why}
      action={
        <Stack>
          {/* The studio reports saves to its opener, so the opener is kept; the studio is a page of ours. */}
          <a className={button({ variant: 'primary' })} href={studio.data} target="_blank" rel="opener">
            {messages.studioOpen(tool_name)}
          </a>
          {why === '' && children}
        </Stack>
      }
    />
  );
}
