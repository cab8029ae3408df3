import { readNonce } from './nonce';

afterEach(() => {
  document.head.innerHTML = '';
  delete window.__nonce__;
});

test('is the nonce of the meta element', () => {
  const meta = document.createElement('meta');
  meta.name = 'csp-nonce';
  meta.nonce = 'abc123';
  document.head.append(meta);
  expect(readNonce()).toBe('abc123');
});

test('is undefined on a page without one', () => {
  expect(readNonce()).toBeUndefined();
});

test('reaches notistack before it makes its styles, and emotion', async () => {
  const meta = document.createElement('meta');
  meta.name = 'csp-nonce';
  meta.nonce = 'abc123';
  document.head.append(meta);
  await jest.isolateModulesAsync(async () => {
    const { emotionCache } = await import('./ui-provider');
    expect(emotionCache.nonce).toBe('abc123');
    await import('./snackbar/toaster');
  });
  expect(document.getElementById('_goober')).toHaveProperty('nonce', 'abc123');
});
