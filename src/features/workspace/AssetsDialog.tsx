import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useEffectEvent, useState } from 'react';
import { acceptOf, endingsOf, refuseFile } from '#contract/files/upload-policies.ts';
import { workspaceAssetAddCall } from '#contract/workspace/calls/workspace-asset-add.call.ts';
import { workspaceAssetRemoveCall } from '#contract/workspace/calls/workspace-asset-remove.call.ts';
import { assetUploadKind, picturePolicy, workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import type { WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import {
  assetUploadMachine,
  type ChosenAsset,
} from '#machines/workspace/asset-upload/asset-upload.machine.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { createFileRegistry, type FileRegistry } from '#src/lib/upload/file-registry.ts';
import { uploadMessages } from '#src/lib/upload/messages.en.ts';
import { sendBytes, uploadIdOf } from '#src/lib/upload/send-bytes.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { BriefCopyButton } from './BriefCopyButton.tsx';
import { workspaceMessages as messages } from './messages.en.ts';

const scroll = css({ overflowX: 'auto' });
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { p: '2', textAlign: 'start', textStyle: 'label' },
  '& td': {
    p: '2',
    verticalAlign: 'middle',
    borderBlockStartWidth: 'thin',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'line',
  },
});
const preview = css({
  width: '16',
  height: '16',
  objectFit: 'contain',
  bg: 'surface.sunken',
  borderRadius: 'sm',
});
const address = css({ fontFamily: 'mono', textStyle: 'small', overflowWrap: 'anywhere' });
const acts = css({ display: 'flex', gap: '2', alignItems: 'center' });

async function sendAsset(
  shelf: FileRegistry,
  workspaceId: number,
  { key, name }: ChosenAsset,
  signal: AbortSignal,
): Promise<WorkspaceAsset> {
  const entry = shelf.find(key);
  if (!entry) throw new Error('The picture is gone.');
  if (!entry.isSent) await sendBytes(entry, assetUploadKind, () => undefined, signal, {});
  entry.isSent = true;
  const input = { workspace_id: workspaceId, upload_id: uploadIdOf(entry.uploadUrl), org_name: name };
  return (await call(workspaceAssetAddCall, input, { signal })).data;
}

const problemOf = (refused: NonNullable<ReturnType<typeof refuseFile>>, name: string): string =>
  refused === 'empty' || refused === 'name_too_long'
    ? uploadMessages.refused[refused](name)
    : messages.assetBad;

/** All pictures may be as large. */
const mostMegabytes = Math.max(...Object.values(picturePolicy.megabytes));

interface AssetsDialogProps {
  readonly workspaceId: number;
  readonly assets: readonly WorkspaceAsset[];
  readonly isOwn: boolean;
  /** The painting as a picture, for drawing tools; null: it is empty. */
  readonly picture: (() => Promise<File | null>) | undefined;
  /** Takes a change of the list as it is then, since answers may come at the same time. */
  readonly onAssets: (change: (assets: readonly WorkspaceAsset[]) => readonly WorkspaceAsset[]) => void;
  readonly onClose: () => void;
}

/** [CW-01, CW-09, CW-10, CW-11, C1-15] Pictures that the program shows by their addresses. */
export function AssetsDialog({ workspaceId, assets, isOwn, picture, onAssets, onClose }: AssetsDialogProps) {
  const [shelf] = useState(createFileRegistry);
  const [machine] = useState(() =>
    assetUploadMachine.provide({
      actors: {
        sendAsset: callActor((chosen: ChosenAsset, signal) => sendAsset(shelf, workspaceId, chosen, signal), {
          timeout: 300_000,
        }),
      },
    }),
  );
  const actor = useRunningActor(machine);
  const snapshot = useSelector(actor, (state) => state);
  const { chosen, failure } = snapshot.context;
  const [problem, setProblem] = useState('');
  const isFull = isOwn && assets.length >= workspaceLimits.assets;
  const [removing, setRemoving] = useState<WorkspaceAsset | null>(null);
  const onAdded = useEffectEvent((asset: WorkspaceAsset) => {
    onAssets((now) => [asset, ...now.filter(({ id }) => id !== asset.id)]);
    // [CW-11]
    alerts.show({ tone: 'success', title: messages.assetAdded(asset.name) });
  });
  useEffect(() => {
    const added = actor.on('added', ({ asset }) => onAdded(asset));
    const dropped = actor.on('dropped', ({ key }) => shelf.drop(key));
    return () => {
      added.unsubscribe();
      dropped.unsubscribe();
    };
  }, [actor, shelf]);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const refused = refuseFile(picturePolicy, file);
    setProblem(refused === null ? '' : problemOf(refused, file.name));
    if (refused === null) actor.send({ type: 'asset.choose', chosen: shelf.put(file) });
  };
  const addDrawn = async (draw: () => Promise<File | null>) => {
    const file = await draw();
    if (file) choose([file]);
    else setProblem(messages.nothingPainted);
  };
  const remove = async (asset: WorkspaceAsset) => {
    try {
      await call(workspaceAssetRemoveCall, { workspace_id: workspaceId, asset_id: asset.id });
      onAssets((now) => now.filter(({ id }) => id !== asset.id));
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Dialog
      open
      size="assets"
      title={messages.assetsTitle}
      closeLabel={messages.close}
      onRequestClose={onClose}
    >
      <Stack>
        <p>{messages.assetsText}</p>
        {isFull && <Banner title={messages.assetsFull(workspaceLimits.assets)} announce="polite" />}
        {isOwn && !isFull && snapshot.matches('resting') && (
          <FileDropZone
            texts={{
              ...messages.assetDrop,
              hint: messages.assetDrop.hint(endingsOf(picturePolicy).join(', '), mostMegabytes),
            }}
            accept={acceptOf(picturePolicy)}
            onFiles={choose}
          />
        )}
        {picture && !isFull && snapshot.matches('resting') && (
          <div>
            <Button icon={<ImagePlus />} onClick={() => void addDrawn(picture)}>
              {messages.assetDrawn}
            </Button>
          </div>
        )}
        {problem !== '' && <Banner tone="danger" title={problem} announce="assertive" />}
        {chosen && snapshot.matches('counting') && (
          <Banner
            title={messages.assetWaits(chosen.name)}
            announce="polite"
            action={
              <>
                <Button size="sm" variant="primary" onClick={() => actor.send({ type: 'asset.now' })}>
                  {messages.assetNow}
                </Button>
                <Button size="sm" onClick={() => actor.send({ type: 'asset.cancel' })}>
                  {messages.cancel}
                </Button>
              </>
            }
          />
        )}
        {chosen && snapshot.matches('sending') && (
          <Banner
            title={messages.assetSending(chosen.name)}
            announce="polite"
            action={
              <Button size="sm" onClick={() => actor.send({ type: 'asset.cancel' })}>
                {messages.cancel}
              </Button>
            }
          />
        )}
        {chosen && failure && snapshot.matches('failed') && (
          <Banner
            tone="danger"
            title={messages.assetFailed(chosen.name)}
            text={failureText(failure, failureMessages)}
            announce="assertive"
            action={
              <>
                <Button size="sm" onClick={() => actor.send({ type: 'asset.retry' })}>
                  {messages.retry}
                </Button>
                <Button size="sm" onClick={() => actor.send({ type: 'asset.cancel' })}>
                  {messages.cancel}
                </Button>
              </>
            }
          />
        )}
        {assets.length === 0 ? (
          <EmptyState title={messages.noAssets} />
        ) : (
          <div className={scroll}>
            <table className={table}>
              <thead>
                <tr>
                  <th scope="col">{messages.preview}</th>
                  <th scope="col">{messages.url}</th>
                  <th scope="col">{messages.action}</th>
                </tr>
              </thead>
              <tbody>
                {assets.map((asset) => (
                  <AssetRow
                    key={asset.id}
                    asset={asset}
                    onRemove={isOwn ? () => setRemoving(asset) : undefined}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Stack>
      {removing && (
        <AlertDialog
          open
          title={messages.deleteAssetAsk(removing.name)}
          answers={[
            { value: 'stay', label: messages.cancel },
            { value: 'go', label: messages.delete, tone: 'danger' },
          ]}
          onAnswer={(answer) => {
            setRemoving(null);
            if (answer === 'go') void remove(removing);
          }}
          onCancel={() => setRemoving(null)}
        >
          {messages.deleteAssetText}
        </AlertDialog>
      )}
    </Dialog>
  );
}

interface AssetRowProps {
  readonly asset: WorkspaceAsset;
  readonly onRemove: (() => void) | undefined;
}

function AssetRow({ asset, onRemove }: AssetRowProps) {
  const url = new URL(asset.asset_url, location.origin).href;
  return (
    <tr>
      <td>
        <img className={preview} src={asset.asset_url} alt={asset.name} />
      </td>
      <td className={address}>
        <bdi dir="ltr">{url}</bdi>
      </td>
      <td>
        <div className={acts}>
          <BriefCopyButton text={url} />
          {onRemove && (
            <IconButton label={messages.deleteAsset(asset.name)} icon={<Trash2 />} onClick={onRemove} />
          )}
        </div>
      </td>
    </tr>
  );
}
