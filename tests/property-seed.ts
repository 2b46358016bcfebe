import fc from 'fast-check';

// Everybody's run tries the same samples, so that no landing fails by chance; `npm run test:long` tries others each time.
if (process.env['npm_lifecycle_event'] !== 'test:long')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
