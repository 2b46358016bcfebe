// Runs with the first paint: the early login form can be filled in and sent before the app is there.
{
  const page = document.documentElement;
  const texts = JSON.parse(document.getElementById('early-texts').textContent);
  const login = document.querySelector('[data-early=login]');
  if (texts[page.lang]) {
    login.innerHTML = texts[page.lang].login;
    document.querySelector('[data-early=frame]').innerHTML = texts[page.lang].frame;
  }
  page.dataset.drawn = '';
  const form = login.querySelector('form');
  const button = form.querySelector('[type=submit]');
  const allowButton = () => {
    button.disabled = form.elements.password.value === '';
  };
  form.addEventListener('input', allowButton);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    page.dataset.sent = 'early';
  });
  for (const choice of login.querySelectorAll('select')) {
    // What is chosen here is chosen again by whoever reads on; until then nothing would happen.
    choice.disabled = true;
    if (choice.name === 'language') choice.value = page.lang;
  }
  allowButton();
}
