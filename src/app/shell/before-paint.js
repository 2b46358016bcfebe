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
  page.lang = wished.find((language) => languages.includes(language)) ?? 'en';
  page.dir = page.lang === 'ur' ? 'rtl' : 'ltr';
  // Pages that stand for themselves, signed in or not, are painted by the app alone.
  const alone = /^\/(update-password|student-login|partner-logout|view-features-video)(\/|$)/;
  const signedIn = Number(kept('expiration')) > Date.now();
  page.dataset.start = alone.test(location.pathname) ? 'alone' : signedIn ? 'frame' : 'login';
}
