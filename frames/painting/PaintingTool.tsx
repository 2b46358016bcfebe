import { Excalidraw, MainMenu } from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI, ExcalidrawProps } from '@excalidraw/excalidraw/types';
import { useRef, useState } from 'react';
import type { FrameAsset, FrameLook } from '#contract/workspace/frame-messages.ts';
import { say } from '../shared/words.ts';
import { picturesIn } from './own-pictures.ts';

/** The page opens with a thick, even brush, because its users want to paint. */
const start = {
  appState: {
    activeTool: {
      type: 'freedraw',
      customType: null,
      locked: false,
      fromSelection: false,
      lastActiveTool: null,
    },
    currentItemStrokeWidth: 4,
    currentItemRoughness: 0,
    currentItemStrokeColor: '#1971c2',
    currentItemFillStyle: 'solid',
  },
} as const;

/** The tool has no Urdu and little Hindi, so the build puts our texts in the place of German and Arabic. */
const languagesOf: Readonly<Record<string, string>> = { hi: 'de-DE', ur: 'ar-SA' };

const shown = {
  canvasActions: {
    changeViewBackgroundColor: true,
    clearCanvas: true,
    export: false,
    loadScene: false,
    saveToActiveFile: false,
    toggleTheme: false,
    saveAsImage: false,
  },
  tools: { image: true },
} as const;

interface PaintingToolProps {
  readonly look: FrameLook;
  readonly isReadOnly: boolean;
  readonly assets: readonly FrameAsset[];
  readonly onApi: (api: ExcalidrawImperativeAPI) => void;
  readonly onChange: NonNullable<ExcalidrawProps['onChange']>;
  /** Returns whether it was inserted. */
  readonly onPicture: (asset: FrameAsset) => Promise<boolean>;
}

export function PaintingTool({ look, isReadOnly, assets, onApi, onChange, onPicture }: PaintingToolProps) {
  return (
    <Excalidraw
      excalidrawAPI={onApi}
      initialData={start}
      onChange={onChange}
      langCode={languagesOf[look.language] ?? 'en'}
      theme={look.theme}
      viewModeEnabled={isReadOnly}
      UIOptions={shown}
      validateEmbeddable={false}
      aiEnabled={false}
      handleKeyboardGlobally
      onLinkOpen={(_, event) => event.preventDefault()}
      renderTopRightUI={() =>
        isReadOnly ? null : <OwnPictures pictures={picturesIn(assets)} onPicture={onPicture} />
      }
    >
      <MainMenu>
        {!isReadOnly && <MainMenu.DefaultItems.ClearCanvas />}
        {!isReadOnly && <MainMenu.DefaultItems.ChangeCanvasBackground />}
      </MainMenu>
    </Excalidraw>
  );
}

interface OwnPicturesProps {
  readonly pictures: readonly FrameAsset[];
  readonly onPicture: PaintingToolProps['onPicture'];
}

function OwnPictures({ pictures, onPicture }: OwnPicturesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [missing, setMissing] = useState('');
  const put = async (asset: FrameAsset) => {
    const isPut = await onPicture(asset);
    setMissing(isPut ? '' : asset.name);
    if (isPut) dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="own-pictures" onClick={() => dialog.current?.showModal()}>
        {say('painting.pictures')}
      </button>
      {/* The dialog handles its own keys; otherwise the tool takes letters as commands. */}
      <dialog
        ref={dialog}
        aria-label={say('painting.pictures')}
        onKeyDown={(event) => event.stopPropagation()}
      >
        {pictures.length === 0 && <p>{say('painting.noPictures')}</p>}
        <ul>
          {pictures.map((asset) => (
            <li key={asset.url}>
              <button
                type="button"
                aria-label={say('painting.put', { name: asset.name })}
                onClick={() => void put(asset)}
              >
                <img src={asset.url} alt="" />
                <bdi>{asset.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{missing !== '' && say('painting.notPut', { name: missing })}</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('ask.close')}
        </button>
      </dialog>
    </>
  );
}
