import {
  Button,
  Chip,
  Drawing,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Notice,
  Panel,
  Row,
  Skeleton,
  SkeletonForm,
  SkeletonGroup,
  SkeletonList,
  SkeletonText,
  Spinner,
  Stack,
  StatusBadge,
  Text,
  type DrawingName,
} from '../../../src/core';
import { ProgressBar } from '../../../src/data/figures/progress-bar';
import { drawings } from '../../../src/core/feedback/drawing';
import type { Sample } from '../sample.types';

const nothing = () => undefined;

export const feedbackSamples: Sample[] = [
  {
    name: 'chip-badge',
    render: () => (
      <Stack gap={4}>
        <Row gap={2}>
          <Chip tone="ai">noun</Chip>
          <Chip>N5</Chip>
          <Chip>travel by train</Chip>
          <Chip lang="ja">天気</Chip>
          <Chip onRemove={nothing} removeLabel="weather">
            weather
          </Chip>
          <Chip tone="yamabuki">unchecked</Chip>
        </Row>
        <Row gap={2}>
          <StatusBadge tone="yamabuki" busy>
            Generating...
          </StatusBadge>
          <StatusBadge tone="matsu">Generated</StatusBadge>
          <StatusBadge tone="beni">Failed</StatusBadge>
          <StatusBadge tone="ai">3 due today</StatusBadge>
          <StatusBadge tone="shu" icon="flame">
            12 days
          </StatusBadge>
          <StatusBadge tone="neutral" icon="bookmark">
            Not saved
          </StatusBadge>
        </Row>
      </Stack>
    ),
  },
  {
    name: 'skeleton',
    render: () => (
      <SkeletonGroup>
        <Stack gap={6}>
          <Row gap={4}>
            <Skeleton shape="circle" />
            <Skeleton shape="pill" />
            <Skeleton shape="block" width={160} />
          </Row>
          <SkeletonText />
          <SkeletonList rows={2} />
          <SkeletonForm fields={1} />
        </Stack>
      </SkeletonGroup>
    ),
  },
  {
    name: 'spinner-progress',
    render: () => (
      <Stack gap={5}>
        <Row gap={6}>
          <Spinner variant="inline" />
          <Spinner />
        </Row>
        <ProgressBar label="Session" value={3} max={10} valueText="3/10 words" detail="30%" />
        <ProgressBar label="Session" value={10} max={10} valueText="10/10 words" detail="100%" />
      </Stack>
    ),
  },
  {
    name: 'drawings',
    render: () => (
      <Row gap={6}>
        {(Object.keys(drawings) as DrawingName[]).map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </Row>
    ),
  },
  {
    name: 'empty-state',
    render: () => (
      <EmptyState
        drawing="brush"
        title="No notes yet"
        hint="Start typing below to capture your notes from the class."
        action={<Button variant="primary">Write a note</Button>}
      />
    ),
  },
  {
    name: 'error-state',
    render: () => (
      <ErrorState
        message="The words could not be loaded. Check the connection and try again."
        onRetry={nothing}
        action={<LinkButton to="/">Go Home</LinkButton>}
      />
    ),
  },
  {
    name: 'notice',
    render: () => (
      <Stack gap={3}>
        <Notice tone="yamabuki" icon="offline" action={<Button size="small">Try again</Button>}>
          You are offline. What you type is kept and sent later.
        </Notice>
        <Notice tone="beni">Invalid credentials</Notice>
        <Notice tone="matsu">Password reset link sent to your email</Notice>
        <Notice>A new version is ready.</Notice>
      </Stack>
    ),
  },
  {
    name: 'panel',
    render: () => (
      <Grid min={300} align="start">
        <Panel
          title="Email Verified!"
          icon="checkCircle"
          tone="matsu"
          align="center"
          actions={<Button variant="primary">Continue</Button>}
        >
          <Text tone="soft" align="center">
            Your account is ready.
          </Text>
        </Panel>
        <Panel title="Vocabulary Not Saved" icon="bookmark" tone="yamabuki" actions={<Button>Back</Button>}>
          <Text tone="soft">Save the word from the assistant first.</Text>
        </Panel>
      </Grid>
    ),
  },
];
