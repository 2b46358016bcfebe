import { expect, it } from 'vitest';
import config from '../../playwright.config.ts';
import { isLong } from '../long.ts';

const isLeftOut = (title: string) => [config.grepInvert ?? []].flat().some((pattern) => pattern.test(title));

it('everybody’s run of the browser tests leaves out what is marked @long, and the long run nothing', () => {
  expect(isLeftOut('the first week on a phone @long')).toBe(!isLong);
  expect(isLeftOut('the first week on a phone')).toBe(false);
});
