import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isInspectorOn, onInspectorChange, turnInspector } from '#src/lib/developer.ts';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';

const InspectorParts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inspector" */ '../InspectorParts.tsx')).InspectorParts,
}));
const OfficialForm = lazy(async () => ({
  default: (await import('../components/OfficialForm.tsx')).OfficialForm,
}));

const waiting = css({ display: 'flex', alignItems: 'center', gap: '2', p: '6', color: 'text.muted' });

export function InspectorScreen() {
  const isOn = useSyncExternalStore(onInspectorChange, isInspectorOn);
  return (
    <Stack gap="5">
      <PageHeader title={texts.title} text={texts.text} />
      <Switch
        label={texts.on}
        hint={`${texts.onHint} ${texts.shortcut}`}
        checked={isOn}
        onChange={turnInspector}
      />
      {isOn && (
        <>
          <div className={inspector().page}>
            <Suspense
              fallback={
                <output className={waiting}>
                  <Spinner />
                  {texts.loading}
                </output>
              }
            >
              <InspectorParts as="page" />
            </Suspense>
          </div>
          {import.meta.env.DEV && (
            <Suspense>
              <OfficialForm />
            </Suspense>
          )}
        </>
      )}
    </Stack>
  );
}
