// Runs before anything is painted: the theme, the language and the screen of whoever comes here.
{
  const page = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const languages = ['en', 'hi', 'ur'];
  const theme = kept('banyan.theme');
  if (['light', 'dark', 'contrast'].includes(theme)) page.dataset.theme = theme;
  const wished = [kept('banyan.language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const language = wished.find((each) => languages.includes(each)) ?? 'en';
  // The server chose one language to paint. Is it not the reader's, the app paints first, and the server is told.
  const isTheirs = page.lang === language;
  if (!isTheirs) document.cookie = `banyan.language=${language}; path=/; max-age=31536000; samesite=lax`;
  page.lang = language;
  page.dir = language === 'ur' ? 'rtl' : 'ltr';
  // Pages that stand for themselves, signed in or not, are painted by the app alone.
  const alone =
    /^\/(update-password|student-login|school-account|partner-logout|view-features-video|global-compiler)(\/|$)/;
  const painted = Number(kept('expiration')) > Date.now() ? 'frame' : 'login';
  page.dataset.start = alone.test(location.pathname) ? 'alone' : isTheirs ? painted : 'unpainted';
  // A browser that reads the early page to its end before it paints need not hide what it has read (see early-page.mjs).
  if (document.createElement('link').relList.supports('expect')) page.dataset.drawn = '';
  // The login page is painted first; everybody else waits for the app.
  if (page.dataset.start !== 'login')
    for (const file of document.querySelectorAll('link[data-app]')) file.rel = 'preload';
}
