import { closeRemotes, cut, reply } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { entryOf } from '../../testing/entry';
import { findCard, openList } from '../../testing/open-list';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:words', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  closeRemotes();
  jest.restoreAllMocks();
});

function openExport(at: string) {
  const asked: string[] = [];
  const opened = openList(at, [entryOf()], {
    'GET /vocabulary/export': ({ url }) => {
      asked.push(new URL(url).search);
      return new Response('words');
    },
  });
  return { ...opened, asked };
}

const press = (name: string) => screen.findByRole('button', { name });

test.each([
  ['As a table (CSV)', 'kotoba-words.csv', 'format=csv&bom=true'],
  ['As a table with tabs (TSV)', 'kotoba-words.tsv', 'format=tsv&bom=false'],
  ['As an Anki deck', 'kotoba-words.apkg', 'format=apkg&bom=false'],
  ['As JSON', 'kotoba-words.json', 'format=json&bom=false'],
])('the whole collection goes out %s', async (format, name, query) => {
  const { user, choose, asked } = openExport('/vocabularies');
  await findCard('umbrella');
  await user.click(await press('Export'));
  expect(await screen.findByRole('dialog', { name: 'Export Words' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Words' })).not.toBeInTheDocument();
  if (format !== 'As a table (CSV)') await choose('Format', format);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toEqual([name]));
  expect(asked).toEqual([`?sort_by=newest&${query}`]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a list that is narrowed can go out alone, or everything with it', async () => {
  const { user, choose, asked } = openExport('/vocabularies?query=umb&level=N5&sort=oldest');
  await findCard('umbrella');
  await user.click(await press('Export'));
  expect(await screen.findByRole('combobox', { name: 'Words' })).toHaveTextContent(
    'Those that this list shows',
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click(await press('Export'));
  await choose('Words', 'All words');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(asked).toEqual([
    '?sort_by=oldest&search=umb&level=N5&format=csv&bom=true',
    '?sort_by=oldest&format=csv&bom=true',
  ]);
});

test('an export that fails says so and can be tried again', async () => {
  const { user, server } = openExport('/vocabularies');
  server.on('GET /vocabulary/export', cut);
  await findCard('umbrella');
  await user.click(await press('Export'));
  await user.click(await press('Export'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export words');
  server.on('GET /vocabulary/export', reply({}));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toEqual(['kotoba-words.csv']));
});

test('the way to import words stands beside the title', async () => {
  openExport('/vocabularies');
  expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute('href', '/vocabularies/import');
});
