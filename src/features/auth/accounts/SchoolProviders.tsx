import { getSchoolProvidersCall } from '#contract/auth/calls/get-school-providers.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { accountMessages } from './messages.en.ts';
import { SchoolProviderCard } from './SchoolProviderCard.tsx';

const loadProviders = (signal: AbortSignal) =>
  call(getSchoolProvidersCall, {}, { signal }).then(({ data }) => data);

/** In a school's settings: a card for each provider that the operator set up. */
export function SchoolProviders({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const [providers, , retry] = useLoaded(loadProviders);
  if (providers.kind === 'failed')
    return (
      <ErrorState
        title={accountMessages.school.loadFailed}
        retry={{ label: accountMessages.retry, onRetry: retry }}
      />
    );
  if (providers.kind === 'loading') return null;
  return providers.data.map((provider) => (
    <SchoolProviderCard
      key={`${provider.name} ${provider.version}`}
      provider={provider}
      isReadOnly={isReadOnly}
      onReload={retry}
    />
  ));
}
