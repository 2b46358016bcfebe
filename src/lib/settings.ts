/** The server writes these into the page before the app starts; the defaults serve the development server. */
interface Settings {
  readonly payloadKey: string;
  readonly copyrightYear: number;
  readonly accounts: readonly { readonly name: string; readonly label: string }[];
  /** The version this page began with; '' where the server does not say. */
  readonly version: string;
  /** [GR-07] The server exports lists with more rows than this. */
  readonly exportRows: number;
}

function readSettings(): Settings {
  const defaults = {
    payloadKey: 'banyan-payload',
    copyrightYear: 2025,
    version: '',
    accounts: [],
    exportRows: 20_000,
  };
  // The build renders the first screens without a document.
  const text = typeof document === 'undefined' ? undefined : document.documentElement.dataset.settings;
  return text ? { ...defaults, ...(JSON.parse(text) as Partial<Settings>) } : defaults;
}

export const settings = readSettings();

/** [QU-43] The product's name in tab titles and texts. */
export const productName = 'Banyan';
