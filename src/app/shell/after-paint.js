// Begins the app: on a login page once it is painted, for where its files arrive at once they would come before that.
{
  const { lang, dataset } = document.documentElement;
  const files = [...document.querySelectorAll('link[data-app]')];
  const isLogin = dataset.start === 'login';
  const ask = (some) => {
    for (const file of some) file.rel = 'preload';
  };
  // Behind the form, for the browser would else ask for them while it reads and paints the page. The first two fill a
  // slow line until the paint; each of the others would only delay it by some milliseconds.
  if (isLogin) ask(files.slice(0, 2));
  const run = () => {
    for (const { href, as } of files) {
      if (as !== 'script') continue;
      const script = document.createElement('script');
      // In their order.
      script.async = false;
      script.src = href;
      document.head.append(script);
    }
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    if (isLogin) ask(files.slice(2));
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    // A stylesheet that does not come leaves an app that can be used.
    styles.addEventListener('load', run);
    styles.addEventListener('error', run);
    styles.href = files.find(({ as }) => as === 'style').href;
    const typefaces = document.querySelector('link[data-typefaces]');
    // The later one names them.
    document.body.append(styles, typefaces);
    // An English login page keeps the typeface it is painted with until the app brings them (src/lib/typefaces.ts).
    if (!isLogin || lang !== 'en') typefaces.rel = 'stylesheet';
  };
  if (!isLogin || document.hidden) begin();
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    // Not every browser tells of each paint.
    setTimeout(begin, 500);
  }
  // A page that nobody looks at any more makes no frame.
  document.addEventListener('visibilitychange', begin, { once: true });
}
