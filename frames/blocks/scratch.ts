import { asText } from '../shared/parts.ts';
import type { BlocksEditor } from './editor-ours.ts';

/** The parts of the Scratch 4.0.10 editor that we use; its package has no types. */

export interface ScratchVm {
  readonly on: (event: string, listener: () => void) => void;
  readonly loadProject: (bytes: ArrayBuffer | string) => Promise<void>;
  readonly saveProjectSb3: () => Promise<Blob>;
  toJSON: (targetId?: string) => string;
  readonly greenFlag: () => void;
  readonly stopAll: () => void;
  readonly runtime: { readonly threads: readonly unknown[] };
}

export interface ScratchState {
  readonly locales: { readonly messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> };
  readonly scratchGui: {
    readonly vm: ScratchVm;
    readonly projectState: { readonly loadingState: string };
    /** The stage fills the page. */
    readonly mode: { readonly isFullScreen: boolean };
  };
}

export interface ScratchStore {
  readonly getState: () => ScratchState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: { readonly type: string; readonly [key: string]: unknown }) => void;
}

interface ScratchStorage {
  readonly AssetType: Readonly<Record<'ImageVector' | 'ImageBitmap' | 'Sound', object>>;
  readonly addWebStore: (
    types: readonly object[],
    addressOf: (asset: { readonly assetId: string; readonly dataFormat: string }) => string,
  ) => void;
}

interface Blocks {
  readonly ScratchMsgs: { readonly locales: Record<string, Readonly<Record<string, string>>> };
  readonly getMainWorkspace: () => { readonly options: { readOnly: boolean } } | null;
}

/** Module numbers within the bundle. */
interface Parts {
  96_540: { readonly createElement: (type: unknown, props?: object) => object };
  40_961: { readonly render: (element: object, into: HTMLElement) => void };
  10_386: { readonly A: { readonly extensionId: string; iconURL: string }[] };
  41_376: { readonly Mo: (data: readonly object[]) => void };
  3_001: Blocks;
  18_413: () => unknown;
  71_710: { readonly defaults: { date: Date | null } };
}

interface ScratchGui {
  readonly part: <Id extends keyof Parts>(id: Id) => Parts[Id];
  readonly default: { readonly setAppElement: (element: HTMLElement) => void };
  readonly AppStateHOC: (component: unknown) => unknown;
}

declare global {
  interface Window {
    blocksEditor?: BlocksEditor;
    GUI?: ScratchGui;
  }
}

/** Runs the bundle. Throws if it did not load. */
export async function loadScratch(address: string, bytes: Promise<ArrayBuffer>): Promise<ScratchGui> {
  const code = asText(await bytes);
  // The bundle finds its pictures by the address of the last script, so this one exists but never runs.
  const place = document.createElement('script');
  place.type = 'text/plain';
  place.src = address;
  document.head.append(place);
  runScript(code);
  if (!window.GUI) throw new Error('The editor did not begin.');
  return window.GUI;
}

/** Adds what the editor needs only after a press. */
export async function loadRest(gui: ScratchGui, bytes: Promise<ArrayBuffer>): Promise<void> {
  runScript(asText(await bytes));
  gui.part(18_413)();
}

function runScript(code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
}

const penPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="372" viewBox="0 0 600 372"><path fill="#0fbd8c" d="M0 0h600v372H0z"/><path d="M70 270q90-220 180-80t140-40 140 20" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round"/><path d="M520 168l28-70 34 20-44 66-26 14z" fill="#ffd84d"/></svg>',
)}`;
const musicPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="372" viewBox="0 0 600 372"><path fill="#d65cd6" d="M0 0h600v372H0z"/><path d="M60 110h480M60 160h480M60 210h480M60 260h480" stroke="#fff" stroke-width="5" opacity=".5"/><g fill="#fff"><ellipse cx="180" cy="258" rx="38" ry="28" transform="rotate(-20 180 258)"/><ellipse cx="380" cy="218" rx="38" ry="28" transform="rotate(-20 380 218)"/><path d="M206 250V110l210-42v140h-14V118l-182 36v100z"/></g></svg>',
)}`;
/** Extensions that need no camera, service or device. */
const extensions = new Map([
  ['music', musicPicture],
  ['pen', penPicture],
]);
/** The date of files in a zip, so that the same program gives the same bytes. */
const madeAt = new Date(Date.UTC(2020, 0, 1));

interface Mounting {
  readonly into: HTMLElement;
  readonly folder: string;
  readonly addressOf: (file: string) => string;
}

/** Shows the editor, and returns its store, which contains the virtual machine. */
export function mountScratch(gui: ScratchGui, { into, folder, addressOf }: Mounting): Promise<ScratchStore> {
  const list = gui.part(10_386).A;
  list.splice(0, list.length, ...list.filter(({ extensionId }) => extensions.has(extensionId)));
  for (const extension of list) extension.iconURL = extensions.get(extension.extensionId) ?? '';
  // Without this entry the language would not be shown. Its texts need no plural rules.
  gui.part(41_376).Mo([{ locale: 'ur', parentLocale: 'en' }]);
  gui.part(71_710).defaults.date = madeAt;
  gui.default.setAppElement(into);
  const { createElement } = gui.part(96_540);
  return new Promise((resolve) => {
    const element = createElement(gui.AppStateHOC(gui.default), {
      ref: (mounted: { readonly store: ScratchStore } | null) => mounted && resolve(mounted.store),
      basePath: folder,
      projectId: '0',
      canEditTitle: false,
      onStorageInit: (storage: ScratchStorage) => {
        const { ImageVector, ImageBitmap, Sound } = storage.AssetType;
        storage.addWebStore([ImageVector, ImageBitmap, Sound], ({ assetId, dataFormat }) =>
          addressOf(`${assetId}.${dataFormat}`),
        );
      },
      onVmInit: (vm: ScratchVm) => leaveOutBrowser(vm),
    });
    gui.part(40_961).render(element, into);
  });
}

/** A project names the browser and version it was made in; ours does not. */
function leaveOutBrowser(vm: ScratchVm): void {
  const original = vm.toJSON.bind(vm);
  vm.toJSON = (targetId) => {
    const text = original(targetId);
    const project: unknown = JSON.parse(text);
    if (!isProject(project)) return text;
    return JSON.stringify({ ...project, meta: { ...project.meta, agent: '' } });
  };
}

const isProject = (value: unknown): value is { readonly meta: object } =>
  typeof value === 'object' && value !== null && 'meta' in value && typeof value.meta === 'object';
