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

test('the whole collection goes out in each format', async () => {
  const { user, choose, asked } = openExport('/vocabularies');
  await findCard('umbrella');
  for (const format of [null, 'As a table with tabs (TSV)', 'As an Anki deck', 'As JSON']) {
    const count = saved.length;
    await user.click(await press('Export'));
    const dialog = await screen.findByRole('dialog', { name: 'Export Words' });
    expect(screen.queryByRole('combobox', { name: 'Words' })).not.toBeInTheDocument();
    if (format !== null) await choose('Format', format);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(count + 1));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
  expect(saved).toEqual(['csv', 'tsv', 'apkg', 'json'].map((format) => `kotoba-words.${format}`));
  expect(asked).toEqual(
    ['csv&bom=true', 'tsv&bom=false', 'apkg&bom=false', 'json&bom=false'].map(
      (query) => `?sort_by=newest&format=${query}`,
    ),
  );
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
  // The other way stands beside it.
  expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/vocabularies/import');
});
