import { sidebarContribution } from '@kotoba/contracts';
import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import { iconPaths } from './icon-paths';

test.each(Object.entries(iconPaths))('%s can be the icon of a contribution', (_name, path) => {
  const item = { id: 'a', label: { en: 'A' }, path: '/a', icon: path, order: 1 };
  expect(sidebarContribution.safeParse(item).success).toBe(true);
});

test('an icon is decoration unless it has a name', () => {
  const { container, rerender } = render(<Icon name="trash" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="trash" label="Delete" />);
  expect(screen.getByRole('img', { name: 'Delete' })).toBeInTheDocument();
});
