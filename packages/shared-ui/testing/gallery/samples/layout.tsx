import {
  ActionBar,
  Button,
  Card,
  Grid,
  Icon,
  LinkButton,
  Page,
  Section,
  Text,
  TextLink,
} from '../../../src/core';
import { TabPanel, Tabs } from '../../../src/tabs/tabs';
import type { Sample } from '../sample.types';

const tabs = [
  { value: 'notes', label: 'Notes', icon: <Icon name="note" size={18} /> },
  { value: 'assistant', label: 'Assistant', icon: <Icon name="chat" size={18} /> },
] as const;

export const layoutSamples: Sample[] = [
  {
    name: 'page-section',
    render: () => (
      <Page
        title="Learning"
        documentTitle="Learning"
        subtitle="Pick up where you stopped, or start with the words that are due."
        back={<TextLink to="/dashboard">Dashboard</TextLink>}
        actions={
          <LinkButton to="/learn" variant="primary" icon={<Icon name="plus" size={18} />}>
            Start New Session
          </LinkButton>
        }
      >
        <Section title="Continue Learning" description="Unfinished sessions, newest first.">
          <Grid min={260}>
            <Card>
              <Text weight="semibold">Session 12</Text>
              <Text size="sm" tone="soft">
                8 of 20 words
              </Text>
            </Card>
            <Card>
              <Text weight="semibold">Session 11</Text>
              <Text size="sm" tone="soft">
                2 of 12 words
              </Text>
            </Card>
          </Grid>
        </Section>
      </Page>
    ),
  },
  {
    name: 'action-bar',
    render: () => (
      <ActionBar>
        <Button>Previous</Button>
        <Button variant="primary">Next: Choose Mode</Button>
      </ActionBar>
    ),
  },
  {
    name: 'tabs',
    render: () => (
      <>
        <Tabs label="Capture" tabs={tabs} value="notes" onChange={() => undefined} />
        <TabPanel label="Capture" value="notes">
          <Text tone="soft" style={{ paddingTop: 16 }}>
            The notes of your class.
          </Text>
        </TabPanel>
      </>
    ),
  },
];
