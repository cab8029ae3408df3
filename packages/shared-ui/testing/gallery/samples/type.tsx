import {
  color,
  Furigana,
  Heading,
  Headword,
  JapaneseText,
  LearnerText,
  Row,
  Stack,
  Text,
} from '../../../src/core';
import { fontSize, light, type ColorName } from '../../../src/core/theme/tokens';
import type { Sample } from '../sample.types';
import { express, sentence, umbrella } from '../words';

const shown: ColorName[] = [
  'paper',
  'surface',
  'sunken',
  'line',
  'edge',
  'ink',
  'inkSoft',
  'ai',
  'shu',
  'matsu',
  'yamabuki',
  'beni',
];

function Swatch({ name }: { name: ColorName }) {
  return (
    <Stack gap={1} style={{ width: 80 }}>
      <div
        style={{ height: 56, borderRadius: 14, background: color[name], border: `1px solid ${color.line}` }}
      />
      <Text size="xs" weight="semibold">
        {name}
      </Text>
    </Stack>
  );
}

export const typeSamples: Sample[] = [
  {
    name: 'tokens',
    render: () => (
      <Row gap={3} align="start">
        {shown.map((name) => (
          <Swatch key={name} name={name in light ? name : 'ink'} />
        ))}
      </Row>
    ),
  },
  {
    name: 'type-scale',
    render: () => (
      <Stack gap={2}>
        {(Object.keys(fontSize) as (keyof typeof fontSize)[]).map((size) => (
          <Row key={size} align="baseline" wrap={false} gap={4}>
            <Text as="span" size="xs" tone="soft" tabular style={{ width: 28, flexShrink: 0 }}>
              {fontSize[size]}
            </Text>
            <Text as="span" size={size} weight="medium" truncate>
              Word <JapaneseText size={size}>言葉</JapaneseText>
            </Text>
          </Row>
        ))}
      </Stack>
    ),
  },
  {
    name: 'heading-text',
    render: () => (
      <Stack gap={2}>
        <Heading level={1}>Learning Results</Heading>
        <Heading level={2}>Continue Learning</Heading>
        <Heading level={3}>Session 12</Heading>
        <Text>Capture the words of your class, hear them, and practice them until they stay.</Text>
        <Text size="sm" tone="soft">
          Saved yesterday at 18:20
        </Text>
        <LearnerText>今日の授業で「傘」を習いました。</LearnerText>
      </Stack>
    ),
  },
  {
    name: 'furigana',
    render: () => (
      <Stack gap={4}>
        {(['start', 'center'] as const).map((align) => (
          <Text key={align} size="lg" align={align}>
            <Furigana segments={sentence} />
          </Text>
        ))}
      </Stack>
    ),
  },
  {
    name: 'headword',
    render: () => (
      <Row gap={12} align="end">
        <Headword segments={umbrella.segments} romaji={umbrella.romaji} size="quiz" />
        <Headword segments={express.segments} romaji={express.romaji} size="detail" />
        <Headword segments={umbrella.segments} romaji={umbrella.romaji} size="card" />
        <Headword segments={umbrella.segments} romaji={umbrella.romaji} size="list" />
      </Row>
    ),
  },
];
