import { Excalidraw, MainMenu } from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI, ExcalidrawProps } from '@excalidraw/excalidraw/types';
import { useRef, useState } from 'react';
import type { FrameAsset, FrameLook } from '#contract/workspace/frame-messages.ts';
import { say } from '../shared/words.ts';
import { picturesIn } from './own-pictures.ts';

/** A thick, even brush in the hand: who opens the page paints. */
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

/** The tool knows no Urdu and too little Hindi: the build puts words of ours in the place of these languages. */
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
  /** Answers whether it was put in. */
  readonly onPicture: (asset: FrameAsset) => Promise<boolean>;
}

/** The painting tool without what leads elsewhere: no library, no sharing, no frames of other sites, no links. */
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

/** The pictures of the workspace, to put into the painting. */
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
      {/* Its keys are its own: the tool takes letters for commands. */}
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
