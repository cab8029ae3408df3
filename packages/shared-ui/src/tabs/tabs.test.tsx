import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { TabPanel, Tabs } from './tabs';

const tabs = [
  { value: 'notes', label: 'Notes' },
  { value: 'assistant', label: 'Assistant' },
] as const;

function Capture() {
  const [view, setView] = useState<'notes' | 'assistant'>('notes');
  return (
    <>
      <Tabs label="Capture" tabs={tabs} value={view} onChange={setView} />
      <TabPanel label="Capture" value={view}>{`the ${view}`}</TabPanel>
    </>
  );
}

test('a click and the arrow keys choose; the panel is named by its tab', async () => {
  renderUi(<Capture />);
  expect(screen.getByRole('tab', { name: 'Notes', selected: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Assistant' }));
  expect(screen.getByRole('tabpanel', { name: 'Assistant' })).toHaveTextContent('the assistant');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Notes', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Assistant', selected: true })).toHaveFocus();
});

test('only the chosen tab is in the tab order', async () => {
  renderUi(<Capture />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Notes' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
