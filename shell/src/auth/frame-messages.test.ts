import { hostOrigin, tell } from '../frame/tell-host';
import { frameMessage } from './frame-messages';

const domain = 'coppercarrot.example';
const accepted = ['www', 'fare', 'fare-staging', 'stagingapp', 'qa', 'qa2', 'qa3', 'staging'].map(
  (name) => `https://${name}.${domain}`,
);
const from = (origin: string, data: unknown) => frameMessage({ origin, data }, accepted);

it.each(accepted)('[SUP-08] accepts a message from %s', (origin) => {
  expect(from(origin, { type: 'success' })).toEqual({ type: 'success', mode: undefined });
});

it.each([
  'https://evil.example',
  `https://www.${domain}.evil.example`,
  `http://www.${domain}`,
  `https://shop.${domain}`,
  `https://www.${domain}:8443`,
  'null',
  '',
])('[SUP-08] ignores a message from %s', (origin) => {
  expect(from(origin, { type: 'success' })).toBeNull();
});

it('[SUP-09] knows the types success and setHeight, and nothing else', () => {
  const origin = accepted[0] ?? '';
  expect(from(origin, { type: 'setHeight', height: 320 })).toEqual({ type: 'setHeight', height: 320 });
  expect(from(origin, { type: 'success' })).toEqual({ type: 'success', mode: undefined });
  for (const wrong of [
    { type: 'navigate', to: '/' },
    { type: 'setHeight', height: '100vh' },
    { type: 'setHeight', height: -1 },
    'success',
    null,
    7,
  ]) {
    expect(from(origin, wrong)).toBeNull();
  }
});

it('speaks only to a page around it that is ours', () => {
  expect(hostOrigin(accepted, `https://www.${domain}/login`)).toBe(`https://www.${domain}`);
  expect(hostOrigin(accepted, 'https://evil.example/')).toBeNull();
  const target = { postMessage: jest.fn() };
  tell(null, { type: 'success' }, target);
  expect(target.postMessage).not.toHaveBeenCalled();
  tell(`https://www.${domain}`, { type: 'success' }, target);
  expect(target.postMessage).toHaveBeenCalledWith({ type: 'success' }, `https://www.${domain}`);
});
