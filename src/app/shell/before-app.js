// Runs with the first paint: the early login form can be filled in and sent before the app is there.
{
  const page = document.documentElement;
  // Of the two early pages the one that is not shown here goes at once; on some pages both do.
  for (const early of document.querySelectorAll('[data-early]'))
    if (early.dataset.early !== page.dataset.start) early.remove();
  // Set anew, it would have the browser work out all styles again.
  if (!('drawn' in page.dataset)) page.dataset.drawn = '';
  const login = document.querySelector('[data-early=login]');
  // The styles now, the rest of the layout with the first paint: two tasks and not one long one.
  if (login) void getComputedStyle(login).color;
  const form = login?.querySelector('form');
  if (form) {
    const { username, password } = form.elements;
    const button = form.querySelector('[type=submit]');
    const allowButton = () => {
      button.disabled = password.value === '';
    };
    /** Until the app has taken the form over. */
    const before = (act) => (event) => {
      if ('early' in login.dataset) act(event);
    };
    form.addEventListener('input', before(allowButton));
    form.addEventListener(
      'submit',
      before((event) => {
        event.preventDefault();
        page.dataset.sent = 'early';
      }),
    );
    login.querySelector('[name=theme]').value = page.dataset.theme ?? 'system';
    // A browser that comes back to the page may have kept what was typed.
    if (username.value !== '' || password.value !== '') allowButton();
  }
}
