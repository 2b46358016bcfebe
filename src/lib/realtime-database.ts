/** Listens to the realtime database with the official client library, which loads at first use. It never writes. */
export interface RealtimeCommand {
  readonly address: string;
  readonly keys: readonly string[];
  /** Gets a fresh pass for every new connection; rejects when there is none. */
  readonly getPass: () => Promise<string>;
  readonly onValue: (key: string, value: unknown) => void;
}

let listeners = 0;

/** Resolves to a function that stops it, once everything is loaded. The library connects and reconnects by itself. */
export async function listenToRealtime(wish: RealtimeCommand): Promise<() => void> {
  const [{ deleteApp, initializeApp }, { forceWebSockets, getDatabase, onValue, ref }] = await Promise.all([
    import('firebase/app'),
    import('firebase/database'),
  ]);
  // The library's other way loads scripts from the server, which the page's policy forbids.
  if (listeners === 0) forceWebSockets();
  listeners += 1;
  const app = initializeApp({}, `listener-${listeners}`);
  provideAuth(app, wish.getPass);
  const database = getDatabase(app, `${wish.address}?ns=banyan`);
  for (const key of wish.keys)
    onValue(
      ref(database, key),
      (snapshot) => wish.onValue(key, snapshot.val()),
      () => undefined,
    );
  return () => void deleteApp(app).catch(() => undefined);
}

interface ComponentHolder {
  readonly addComponent: (component: object) => void;
}

function hasComponents(app: object): app is { readonly container: ComponentHolder } {
  return 'container' in app;
}

/** Gives the library our pass instead of its own sign-in, through an inner interface of its packages. */
function provideAuth(app: object, getPass: () => Promise<string>): void {
  if (!hasComponents(app)) throw new Error('The realtime client is of another version.');
  app.container.addComponent({
    name: 'auth-internal',
    type: 'PRIVATE',
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'LAZY',
    onInstanceCreated: null,
    instanceFactory: () => ({
      getToken: async () => ({ accessToken: await getPass() }),
      getUid: () => null,
      addAuthTokenListener: () => undefined,
      removeAuthTokenListener: () => undefined,
    }),
  });
}
