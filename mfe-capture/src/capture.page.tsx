import {
  Box,
  ErrorState,
  Icon,
  lazyPart,
  Page,
  Row,
  SkeletonGroup,
  SkeletonText,
} from '@kotoba/shared-ui/core';
import { TabPanel, Tabs } from '@kotoba/shared-ui/tabs';
import { useSearchParams } from '@kotoba/federation/router';
import { ClearHistory } from './assistant/clear-history';
import { NotesView } from './notes/notes-view';
import { useTexts } from './texts';

/** The two views of Capture, as the address names them. */
const views = ['notes', 'assistant'] as const;
type View = (typeof views)[number];

/** The view that the address names (`?view=assistant`), the notes unless it names one, and its setter. */
function useView(): readonly [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('view');
  const view = views.find((each) => each === named) ?? 'notes';
  // The tabs are one screen: going through them by arrow keys leaves no trail behind Back.
  return [view, (next) => setSearch({ view: next }, { replace: true, preventScrollReset: true })];
}

const icons = { notes: 'note', assistant: 'chat' } as const;

const Assistant = lazyPart({
  load: () => import('./assistant/assistant-view'),
  Pending: () => (
    <SkeletonGroup>
      <SkeletonText lines={3} />
    </SkeletonGroup>
  ),
  Failed: function Failed({ onRetry }) {
    const { t } = useTexts();
    return <ErrorState message={t('assistant.failed')} onRetry={onRetry} />;
  },
});

/** Capture: noting what comes up in class, and asking the assistant, beside each other. */
export function Component() {
  const { t } = useTexts();
  const [view, setView] = useView();
  const label = t('title');
  return (
    <Page
      title={t('title')}
      documentTitle={t('title')}
      subtitle={t(`subtitle.${view}`)}
      width="reading"
      dense
    >
      <Row gap={2} wrap={false}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Tabs
            label={label}
            value={view}
            onChange={setView}
            tabs={views.map((value) => ({
              value,
              label: t(`view.${value}`),
              icon: <Icon name={icons[value]} size={18} />,
            }))}
          />
        </Box>
        {view === 'assistant' && <ClearHistory />}
      </Row>
      <TabPanel label={label} value={view}>
        {view === 'notes' ? <NotesView /> : <Assistant />}
      </TabPanel>
    </Page>
  );
}
