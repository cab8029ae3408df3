import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Icon,
  IconButton,
  Menu,
  notify,
  Popover,
  Row,
  Stack,
  StatusBadge,
  Text,
  Wordmark,
} from '../../../src/core';
import { useState } from 'react';
import { SelectInput } from '../../../src/select/select-control';
import type { Sample } from '../sample.types';

const nothing = () => undefined;
const languages = [
  { value: 'en', label: 'English' },
  { value: 'ja', label: '日本語' },
];
const clickFirst = (root: HTMLElement) => root.querySelector<HTMLElement>('button')?.click();

function News() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Notifications</Button>
      <Popover anchor={anchor} onClose={nothing} label="Notifications" width={300}>
        <Stack gap={2} style={{ padding: 16 }}>
          <Text weight="semibold">Notifications</Text>
          <Text size="sm" tone="soft">
            “umbrella” was generated.
          </Text>
        </Stack>
      </Popover>
    </>
  );
}

export const overlaySamples: Sample[] = [
  {
    name: 'confirm-dialog',
    windowHeight: 340,
    render: () => (
      <ConfirmDialog
        open
        danger
        title="Delete word?"
        message={'Are you sure you want to delete "umbrella"? This action cannot be undone.'}
        confirmLabel="Delete"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  },
  {
    name: 'dialog',
    windowHeight: 400,
    render: () => (
      <Dialog
        open
        title="Customize sentence"
        onClose={nothing}
        size="large"
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Update Sentence</Button>
          </>
        }
      >
        <Stack>
          <Text tone="soft">Write your own sentence with the word, in English or in Japanese.</Text>
          <SelectInput label="Language" options={languages} value="en" onChange={nothing} />
        </Stack>
      </Dialog>
    ),
  },
  {
    name: 'menu',
    windowHeight: 400,
    render: () => (
      <Row justify="end">
        <Menu
          trigger={(props) => (
            <IconButton label="Account menu" icon={<Icon name="user" />} outlined {...props} />
          )}
          header={
            <Stack gap={1}>
              <Text weight="semibold">Aiko Tanaka</Text>
              <Text size="sm" tone="soft">
                aiko@example.org
              </Text>
              <StatusBadge tone="matsu">Online</StatusBadge>
            </Stack>
          }
          items={[
            { id: 'settings', label: 'Account Settings', icon: <Icon name="settings" />, to: '/settings' },
            { id: 'profile', label: 'View Profile', icon: <Icon name="user" />, to: '/profile' },
            { id: 'out', label: 'Sign out', icon: <Icon name="signOut" />, tone: 'beni', separated: true },
          ]}
        />
      </Row>
    ),
    prepare: clickFirst,
  },
  { name: 'popover', windowHeight: 220, render: () => <News />, prepare: clickFirst },
  {
    name: 'drawer',
    windowHeight: 320,
    render: () => (
      <Drawer open onClose={nothing} label="Main">
        <Stack gap={4} style={{ padding: 20 }}>
          <Wordmark />
          <Text tone="soft">Dashboard</Text>
          <Text tone="soft">Capture</Text>
        </Stack>
      </Drawer>
    ),
  },
  {
    name: 'toast',
    windowHeight: 240,
    render: () => <Text tone="soft">Toasts come from the top and stay three seconds.</Text>,
    prepare: () => {
      notify.success('Signed in successfully!');
      notify.error('Failed to sign out. Please try again.');
      notify.info('Please select a collection/topic first');
    },
  },
  {
    name: 'tooltip',
    windowHeight: 120,
    render: () => <IconButton label="Delete umbrella" icon={<Icon name="trash" />} outlined />,
    prepare: async (root) => {
      root.querySelector<HTMLElement>('button')?.focus();
      // It comes after a rest.
      await new Promise((resolve) => setTimeout(resolve, 600));
    },
  },
];
