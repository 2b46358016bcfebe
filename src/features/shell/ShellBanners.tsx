import { useSyncExternalStore } from 'react';
import { isNewVersionThere, onNewVersion } from '#src/lib/new-version.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';
import { useOnline } from './use-online.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', marginBlockEnd: '4' });

/** Banners above every screen: no connection [ER-12], a newer version. */
export function ShellBanners() {
  const online = useOnline();
  const isNewer = useSyncExternalStore(onNewVersion, isNewVersionThere);
  if (online && !isNewer) return null;
  return (
    <div className={list} data-noprint="">
      {!online && (
        <Banner tone="offline" announce="assertive" title={messages.offline} text={messages.offlineHint} />
      )}
      {isNewer && (
        <Banner
          tone="news"
          announce="polite"
          title={messages.newVersion}
          text={messages.newVersionText}
          action={
            <Button size="sm" variant="primary" onClick={() => location.reload()}>
              {messages.reload}
            </Button>
          }
        />
      )}
    </div>
  );
}
