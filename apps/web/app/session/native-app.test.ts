import { expect, it, vi } from 'vitest';
import { isInIosApp, tellNativeLogin } from './native-app.ts';

it('tells the app around the site of a login, on either system', () => {
  const [onIos, onAndroid] = [vi.fn(), vi.fn()];
  const ios = { webkit: { messageHandlers: { isSetTokenLogin: { postMessage: onIos } } } };
  const android = { android: { isSetTokenLogin: onAndroid } };
  tellNativeLogin(ios);
  tellNativeLogin(android);
  expect([onIos.mock.calls, onAndroid.mock.calls]).toEqual([[[true]], [[true]]]);
  expect([isInIosApp(ios), isInIosApp(android)]).toEqual([true, false]);
});

it('keeps quiet in a browser, and in an app that listens to other things', () => {
  expect(() => tellNativeLogin({})).not.toThrow();
  expect(() => tellNativeLogin({ webkit: { messageHandlers: {} }, android: {} })).not.toThrow();
  expect(isInIosApp({ webkit: {} })).toBe(false);
});
