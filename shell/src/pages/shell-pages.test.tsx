import { screen } from '@testing-library/react';
import { shellContributions } from '../contributions';
import { attributions } from '../legal/attributions';
import { closeSuites, openSuite } from '../testing/open-suite';
import { shellPages } from './shell-pages';

afterEach(closeSuites);

test('every route of the shell has its page, and every page its route', () => {
  expect(Object.keys(shellPages).sort()).toEqual(shellContributions.routes.map(({ path }) => path).sort());
});

test.each(['Privacy', 'Terms', 'Support', 'Attributions'])(
  '%s is open to everybody and has text',
  async (name) => {
    openSuite({ at: `/${name.toLowerCase()}` });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
    expect(document.title).toBe(`${name} · Kotoba`);
  },
);

test('every work that asks for it is named with its licence', async () => {
  openSuite({ at: '/attributions' });
  await screen.findByRole('heading', { level: 1, name: 'Attributions' });
  const demanded = [
    'EDICT',
    'Mei',
    'Open JTalk',
    'hts_engine',
    'MeCab',
    'NAIST',
    'IPADIC',
    'Flite',
    'Fluent Emoji',
  ];
  for (const work of demanded) {
    expect(screen.getAllByRole('link', { name: new RegExp(work) }).length).toBeGreaterThan(0);
  }
  for (const { statement } of attributions) expect(screen.getByText(statement)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Licence: / })).toHaveLength(attributions.length);
});
