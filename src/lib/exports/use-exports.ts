import { useCallback, useState } from 'react';
import { cancelExportCall } from '#contract/exports/calls/cancel-export.call.ts';
import { downloadExportCall } from '#contract/exports/calls/download-export.call.ts';
import { getMyExportsCall } from '#contract/exports/calls/get-my-exports.call.ts';
import { exportFileName } from '#contract/exports/cells.rules.ts';
import { isOpenExport } from '#contract/exports/exports.rules.ts';
import type { ExportRow } from '#contract/exports/exports.wire.ts';
import { call, callForFile } from '../api-client.ts';
import { saveFile } from '../save-file.ts';
import { tellFailure } from '../tell-failure.ts';
import { useLoaded } from '../use-loaded.ts';
import { type ListenForHints, useRefresh } from '../use-refresh.ts';

const second = 1000;

const eachSecond: ListenForHints = (ask) => {
  const timer = setInterval(ask, second);
  return () => clearInterval(timer);
};

export function useExports(listen?: ListenForHints) {
  const [isOpen, setOpen] = useState(true);
  const [busy, setBusy] = useState<number | null>(null);
  const polled = useRefresh(isOpen ? eachSecond : undefined);
  const heard = useRefresh(listen);
  const load = useCallback(async (signal: AbortSignal) => {
    const { data } = await call(getMyExportsCall, {}, { signal });
    setOpen(data.some(({ state }) => isOpenExport(state)));
    return data;
  }, []);
  const [fetched, , retry] = useLoaded(load, polled.round + heard.round);
  const during = async (id: number, act: () => Promise<unknown>) => {
    setBusy(id);
    try {
      await act();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(null);
      retry();
    }
  };
  return {
    fetched,
    retry,
    busy,
    cancel: ({ id }: ExportRow) => void during(id, () => call(cancelExportCall, { id })),
    download: ({ id, name, format, created_at }: ExportRow) =>
      void during(id, async () =>
        saveFile(
          await callForFile(downloadExportCall, { id }),
          exportFileName(name, format, new Date(created_at)),
        ),
      ),
  };
}
