import { screen } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui';
import { Card } from './card';
import { Page, Section } from './page';

test('a page has its h1, its document title and its parts', () => {
  renderUi(
    <Page title="Learning" documentTitle="Learning" subtitle="Ready?" actions={<button>Start</button>}>
      <Section title="Continue Learning">
        <Card as="article">one</Card>
      </Section>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Learning');
  expect(document.title).toBe('Learning · Kotoba');
  expect(screen.getByRole('region', { name: 'Continue Learning' })).toContainElement(
    screen.getByRole('article'),
  );
  expect(screen.getByText('Ready?')).toBeVisible();
});

test('the document has the bare name when the page has none', () => {
  renderUi(
    <Page title="Kotoba" documentTitle="" titleHidden>
      text
    </Page>,
  );
  expect(document.title).toBe('Kotoba');
  expect(screen.getByRole('heading', { level: 1, name: 'Kotoba' })).toBeInTheDocument();
});

test('a part that the learner is led to takes the focus; one that the page opens with leaves it', () => {
  renderUi(
    <Section title="Topic Selection" reached={false}>
      one
    </Section>,
  );
  expect(document.body).toHaveFocus();
  renderUi(
    <Section title="Learning Mode" reached>
      two
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Learning Mode' })).toHaveFocus();
});
