import {
  AudioButton,
  BrandMark,
  Button,
  CountBadge,
  ExternalLink,
  Icon,
  IconButton,
  IconLink,
  LinkButton,
  Row,
  SearchField,
  Stack,
  Text,
  TextLink,
  Wordmark,
  type IconName,
} from '../../../src/core';
import { iconPaths } from '../../../src/core/icons/icon-paths';
import type { Sample } from '../sample.types';
import { silence } from '../words';

const fail = () => Promise.reject(new Error('no recording'));
const nothing = () => undefined;

export const actionSamples: Sample[] = [
  {
    name: 'brand',
    render: () => (
      <Row gap={8}>
        <BrandMark size={96} />
        <BrandMark size={48} />
        <BrandMark size={24} />
        <Wordmark />
      </Row>
    ),
  },
  {
    name: 'icons',
    render: () => (
      <Row gap={4}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <Icon key={name} name={name} size={28} label={name} />
        ))}
      </Row>
    ),
  },
  {
    name: 'button',
    render: () => (
      <Stack gap={3}>
        <Row>
          <Button variant="primary" icon={<Icon name="plus" size={18} />}>
            Add Vocabulary
          </Button>
          <Button>Cancel</Button>
          <Button variant="quiet">Smart Start</Button>
          <Button variant="danger" icon={<Icon name="trash" size={18} />}>
            Delete
          </Button>
        </Row>
        <Row>
          <Button variant="primary" size="small">
            Continue
          </Button>
          <Button size="small">End</Button>
          <Button variant="primary" disabled>
            Save note
          </Button>
          <Button variant="danger" busy busyLabel="Deleting..." />
          <Button variant="primary" size="large">
            Start New Session
          </Button>
        </Row>
      </Stack>
    ),
  },
  {
    name: 'link-button',
    render: () => (
      <Row gap={6}>
        <LinkButton to="/learn" variant="primary" endIcon={<Icon name="arrowRight" size={18} />}>
          Start Learning
        </LinkButton>
        <LinkButton to="/vocabularies">View in Vocabularies</LinkButton>
        <TextLink to="/auth/forgot-password">Forgot password?</TextLink>
        <ExternalLink href="https://example.org">EDRDG licence</ExternalLink>
      </Row>
    ),
  },
  {
    name: 'icon-button',
    render: () => (
      <Row gap={1}>
        <IconLink to="/x" label="View umbrella" icon={<Icon name="eye" />} />
        <IconLink to="/y" label="Edit umbrella" icon={<Icon name="edit" />} />
        <IconButton label="Delete umbrella" icon={<Icon name="trash" />} tone="beni" />
        <IconButton label="Grid view" icon={<Icon name="grid" />} pressed outlined />
        <IconButton label="List view" icon={<Icon name="list" />} pressed={false} outlined />
        <IconButton label="Saving" icon={<Icon name="check" />} busy />
        <IconButton label="Next page" icon={<Icon name="chevronRight" />} disabled />
        <CountBadge count={3}>
          <IconButton label="Notifications, 3 unread" icon={<Icon name="bell" />} />
        </CountBadge>
      </Row>
    ),
  },
  {
    name: 'audio-button',
    render: () => (
      <Row gap={6} align="start">
        <AudioButton sound="ja_word" load={silence} />
        <AudioButton sound="en_word" load={silence} />
        <AudioButton sound="ja_sentence" load={silence} size="small" />
        <AudioButton sound="en_sentence" load={fail} />
      </Row>
    ),
    prepare: (root) => {
      const buttons = root.querySelectorAll<HTMLElement>('button');
      buttons[2]?.click();
      buttons[3]?.click();
    },
  },
  {
    name: 'search-field',
    render: () => (
      <Stack gap={3}>
        <SearchField label="Search vocabulary" value="" onChange={nothing} onSearch={nothing} hint="/" />
        <SearchField label="Search" value="かさ" onChange={nothing} onSearch={nothing} />
        <Text size="sm" tone="soft">
          Enter searches; the cross and Escape clear.
        </Text>
      </Stack>
    ),
  },
];
