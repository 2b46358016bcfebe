/** What the server writes into the page before the app starts; the defaults serve the development server. */
interface Settings {
  readonly payloadKey: string;
  readonly copyrightYear: number;
  /** Whose accounts people may sign in with; schools choose among them. */
  readonly accounts: readonly { readonly name: string; readonly label: string }[];
  /** Of the app this page began with; '' where the server does not say. */
  readonly version: string;
  /** [GR-07] Lists of more rows are exported by the server. */
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
  // The build draws the first screens without a page.
  const text = typeof document === 'undefined' ? undefined : document.documentElement.dataset.settings;
  return text ? { ...defaults, ...(JSON.parse(text) as Partial<Settings>) } : defaults;
}

export const settings = readSettings();

/** [QU-43] The product's name, as it stands in tab titles and texts. */
export const productName = 'Banyan';
