import {
  AudioButton,
  Button,
  Card,
  Grid,
  Icon,
  Row,
  SearchField,
  Stack,
  StatusBadge,
} from '../../../src/core';
import { DataTable, DefinitionRows, Heatmap, StatCard } from '../../../src/data';
import { Pagination, Summary, Toolbar, ViewToggle } from '../../../src/list';
import { PageSizeSelect, Select } from '../../../src/select/select-control';
import { WordActions, WordCard, WordGrid, WordGridSkeleton } from '../../../src/words';
import type { Sample } from '../sample.types';
import { bare, endless, express, silence, toEat, umbrella } from '../words';

const nothing = () => undefined;
const words = [umbrella, toEat, express];

const audio = (
  <>
    <AudioButton sound="ja_word" load={silence} size="small" />
    <AudioButton sound="en_word" load={silence} size="small" />
  </>
);

const cards = (
  <WordGrid>
    {words.map((word) => (
      <WordCard
        key={word.english}
        word={word}
        to="/v"
        audio={audio}
        actions={<WordActions english={word.english} editTo="/e" onDelete={nothing} />}
      />
    ))}
  </WordGrid>
);

const collections = [
  { value: '1', label: 'Class Notes' },
  { value: '2', label: 'Travel by train' },
  { value: '3', label: '天気' },
];

/** A year that looks lived in, the same in every picture. */
const days = Array.from({ length: 300 }, (_, index) => ({
  date: new Date(Date.UTC(2025, 0, 20) + index * 86_400_000).toISOString().slice(0, 10),
  count: (index * 7919) % 13 > 7 ? 0 : (index * 104_729) % 31,
}));

export const dataSamples: Sample[] = [
  { name: 'word-card', render: () => cards },
  {
    name: 'word-extremes',
    render: () => (
      <WordGrid>
        {[endless, bare].map((word) => (
          <WordCard
            key={word.english}
            word={word}
            audio={audio}
            actions={<WordActions english={word.english} editTo="/e" onDelete={nothing} />}
          />
        ))}
      </WordGrid>
    ),
  },
  { name: 'word-skeleton', render: () => <WordGridSkeleton count={3} /> },
  {
    name: 'word-unsaved',
    render: () => (
      <WordCard
        word={express}
        status={
          <StatusBadge tone="yamabuki" icon="bookmark">
            Not saved
          </StatusBadge>
        }
        audio={audio}
        actions={
          <Button size="small" icon={<Icon name="bookmark" size={16} />}>
            Save
          </Button>
        }
      />
    ),
  },
  {
    name: 'toolbar',
    render: () => (
      <Stack gap={4}>
        <Toolbar>
          <SearchField label="Search" value="" onChange={nothing} onSearch={nothing} />
          <Select
            label="Collection"
            options={collections}
            value="2"
            onChange={nothing}
            placeholder="Select your collection"
          />
          <Select label="Topic" options={[]} value="" onChange={nothing} placeholder="All topics" disabled />
          <ViewToggle value="grid" onChange={nothing} />
        </Toolbar>
        <Row justify="between">
          <Summary page={2} pageSize={12} total={134} />
          <PageSizeSelect value={12} sizes={[12, 24, 48]} onChange={nothing} />
        </Row>
      </Stack>
    ),
  },
  {
    name: 'select',
    windowHeight: 280,
    render: () => (
      <Row>
        <div style={{ width: 240, display: 'flex' }}>
          <Select label="Collection" options={collections} value="2" onChange={nothing} />
        </div>
      </Row>
    ),
    prepare: async (root) => {
      root.querySelector('[role="combobox"]')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  },
  {
    name: 'pagination',
    render: () => (
      <Stack gap={3} align="center">
        <Pagination page={7} pageCount={42} onChange={nothing} />
      </Stack>
    ),
  },
  {
    name: 'stat-card',
    render: () => (
      <Grid min={200}>
        <StatCard label="Streak" value="12 days" icon="flame" tone="shu" hint="Best: 21 days" />
        <StatCard label="Words" value="348" icon="vocabulary" hint="9 new this week" />
        <StatCard label="Due today" value="24" icon="clock" tone="yamabuki" />
        <StatCard label="Accuracy" value="91.4%" icon="target" tone="matsu" hint="Last 30 days" />
      </Grid>
    ),
  },
  {
    name: 'definition-rows',
    render: () => (
      <Card style={{ maxWidth: 440 }}>
        <DefinitionRows
          rows={[
            { term: 'Total', value: 20 },
            { term: 'Correct Words', value: 17 },
            { term: 'Hiragana', value: <span lang="ja">かさ</span> },
          ]}
        />
      </Card>
    ),
  },
  {
    name: 'data-table',
    render: () => (
      <DataTable
        caption="Signed-in devices"
        columns={[
          { id: 'device', title: 'Device', cell: (item) => item.device },
          { id: 'seen', title: 'Last seen', cell: (item) => item.seen },
          {
            id: 'action',
            title: 'Action',
            titleHidden: true,
            align: 'end',
            cell: () => <Button size="small">Revoke</Button>,
          },
        ]}
        items={[
          { device: 'Firefox on Linux', seen: 'now' },
          { device: 'Safari on iPhone', seen: 'yesterday, 18:20' },
        ]}
        keyOf={(item) => item.device}
      />
    ),
  },
  {
    name: 'heatmap',
    render: () => (
      <Card>
        <Heatmap label="Answers in the last year" days={days} until="2025-11-20" />
      </Card>
    ),
  },
];
