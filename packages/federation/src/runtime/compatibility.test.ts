import { CONTRACT_VERSION } from '@kotoba/contracts';
import { deployed } from '../testing/deployed';
import { incompatibility, isAllowedUrl } from './compatibility';

const page = { react: '19.3.1', '@kotoba/shared-ui/core': '0.1.0' };

it('has nothing against a release whose shared packages are all there', () => {
  expect(incompatibility('mfe-learn', deployed(1, { shared: { react: '^19.3.0' } }), page)).toBeNull();
});

it('names both versions of a shared package that does not fit', () => {
  expect(incompatibility('mfe-learn', deployed(1, { shared: { react: '^20.0.0' } }), page)).toMatchObject({
    code: 'shared-version',
    version: '1.0.1',
    misfit: { subject: 'react', has: '19.3.1', needs: '^20.0.0' },
  });
});

it('refuses a release that needs a package which the page does not share', () => {
  const failure = incompatibility('mfe-learn', deployed(1, { shared: { 'react-dom': '^19.3.1' } }), page);
  expect(failure).toMatchObject({ code: 'shared-version', misfit: { subject: 'react-dom', has: '–' } });
});

it('refuses another contract before anything else', () => {
  const release = deployed(1, { contract: CONTRACT_VERSION + 1, shared: { react: '^20.0.0' } });
  expect(incompatibility('mfe-learn', release, page)).toMatchObject({
    code: 'contract',
    misfit: { has: String(CONTRACT_VERSION), needs: String(CONTRACT_VERSION + 1) },
  });
});

it.each([
  ['/releases/mfe-learn/1/', true],
  ['//evil.example/1/', false],
  ['https://cdn.example/1/', true],
  ['https://cdn.example.evil/1/', false],
  ['https://evil.example/1/', false],
  ['data:text/javascript,1', false],
])('fetches from %s: %s', (url, allowed) => {
  expect(isAllowedUrl(url, ['https://cdn.example'])).toBe(allowed);
});
