// English stands complete here; other languages once their texts have taken its place.
if (document.documentElement.lang === 'en') document.documentElement.dataset.drawn = '';
