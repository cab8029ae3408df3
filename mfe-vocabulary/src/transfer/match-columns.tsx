import { useState, useEffect, useEffectEvent, useRef } from 'react';
import {
  toApiError,
  useImportVocabularyMutation,
  type VocabularyImportPreview,
  useListCollectionsQuery,
  usePreviewVocabularyImportMutation,
  type ImportTarget,
} from '@kotoba/api-client';
import { paths, maxLength } from '@kotoba/contracts';
import {
  ActionBar,
  Button,
  LinkButton,
  Notice,
  SkeletonGroup,
  SkeletonList,
  Text,
  Section,
  Stack,
  Box,
  Card,
  color,
  LearnerText,
} from '@kotoba/shared-ui/core';
import { SelectBox } from '@kotoba/shared-ui/list';
import { TextInput } from '@kotoba/shared-ui/inputs';
import { Switch } from '@kotoba/shared-ui/switch';
import { counted, useTexts, t } from './texts';
import { DryRun } from './import-report';
import { makesWords, namesCollections, assignTarget, TARGETS } from './targets';
import { Select } from '@kotoba/shared-ui/select';

interface ColumnListProps {
  readonly preview: VocabularyImportPreview;
  readonly targets: readonly ImportTarget[];
  readonly onTargets: (targets: ImportTarget[]) => void;
}

/** Values of a column that are shown of it. */
const SAMPLES = 3;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
  alignItems: 'center',
  gap: { xs: '8px', sm: '16px' },
  padding: '14px 16px',
  listStyle: 'none',
  '& + &': { borderTop: `1px solid ${color.line}` },
} as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const samplesOf = ({ first_rows: rows }: VocabularyImportPreview, column: number): string[] =>
  rows
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .slice(0, SAMPLES);

/** Each column of a file: its name, what is in it, and what that is to become. */
function ColumnList({ preview, targets, onTargets }: ColumnListProps) {
  const { t } = useTexts();
  const options = TARGETS.map((value) => ({ value, label: t(`target.${value}`) }));
  return (
    <Card padding="none">
      <Box component="ul" sx={{ margin: 0, padding: 0 }}>
        {preview.columns.map(({ name }, column) => {
          const samples = samplesOf(preview, column);
          return (
            <Box component="li" key={column} sx={row}>
              <Stack gap={0.5} sx={{ minWidth: 0 }}>
                <Box sx={cut}>
                  <LearnerText weight="semibold">{name}</LearnerText>
                </Box>
                <Box sx={cut}>
                  {samples.length > 0 ? (
                    <LearnerText size="sm" tone="soft">
                      {samples.join(' · ')}
                    </LearnerText>
                  ) : (
                    <Text size="sm" tone="soft">
                      {t('match.noSamples')}
                    </Text>
                  )}
                </Box>
              </Stack>
              <Select
                label={t('match.column', { column: name })}
                options={options}
                value={targets[column] ?? 'ignore'}
                onChange={(target) => onTargets(assignTarget(targets, column, target))}
                width={200}
              />
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}

interface ImportOptionsProps {
  readonly collection: string;
  readonly onCollection: (name: string) => void;
  /** Whether the file says itself where its words go. */
  readonly named: boolean;
  readonly fill: boolean;
  readonly onFill: (fill: boolean) => void;
}

/** Where words go, and whether the dictionary completes them. */
function ImportOptions({ collection, onCollection, named, fill, onFill }: ImportOptionsProps) {
  const { t } = useTexts();
  const collections = useListCollectionsQuery().data?.data ?? [];
  return (
    <Section title={t('options.title')} level={3}>
      <Stack gap={4}>
        <TextInput
          label={t('options.collection')}
          help={named ? t('options.collectionOfFile') : t('options.collectionHelp')}
          value={collection}
          onChange={onCollection}
          maxLength={maxLength.name}
          suggestions={collections.map(({ name }) => name)}
          autoComplete="off"
        />
        <Switch label={t('options.fill')} help={t('options.fillHelp')} checked={fill} onChange={onFill} />
      </Stack>
    </Section>
  );
}

/** What changes which rows are words. */
interface ColumnChoice {
  readonly targets?: readonly ImportTarget[];
  readonly has_header?: boolean;
}

/** Whether a preview is of the first rows alone, as an upload answers, and the check of all others is to follow. */
const isBrief = ({ checked, rows }: VocabularyImportPreview): boolean => checked < rows;

/** The dry run of a file under the choice of columns. Only the answer to the newest choice counts. */
function usePreview(id: number, read: VocabularyImportPreview | null) {
  const [look, { isLoading, error }] = usePreviewVocabularyImportMutation();
  const [preview, setPreview] = useState(read);
  const [choice, setChoice] = useState<ColumnChoice>({});
  const asked = useRef(0);

  async function check(next: ColumnChoice, brief = false): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    const { data } = await look({
      id,
      body: { ...next, targets: next.targets && [...next.targets], ...(brief && { brief }) },
    });
    if (!data || mine !== asked.current) return;
    setPreview(data);
    if (isBrief(data)) await check(next);
  }

  const begin = useEffectEvent(() => {
    if (preview === null) void check({}, true);
    else if (isBrief(preview)) void check({});
  });
  useEffect(() => begin(), []);

  const checking = isLoading || (preview !== null && isBrief(preview) && !error);
  return {
    preview,
    checking,
    targets: choice.targets ?? preview?.columns.map(({ target }) => target) ?? [],
    hasHeader: choice.has_header ?? preview?.has_header ?? false,
    failure: error && !checking ? toApiError(error, t('match.recheckFailed')).message : null,
    choose(change: ColumnChoice): void {
      const next = { ...choice, ...change };
      setChoice(next);
      void check(next);
    },
    again: () => void check(choice),
  };
}

interface MatchColumnsProps {
  readonly id: number;
  readonly read: VocabularyImportPreview | null;
}

/** The second step: what each column holds, where words go, what will happen; and the start. */
export function MatchColumns({ id, read }: MatchColumnsProps) {
  const { t } = useTexts();
  const { preview, checking, failure, targets, hasHeader, choose, again } = usePreview(id, read);
  const [collection, setCollection] = useState('');
  const [chosenFill, setFill] = useState<boolean | null>(null);
  const [start, starting] = useImportVocabularyMutation();
  const retry = (
    <Notice
      tone="beni"
      announce="assertive"
      action={
        <Button size="small" onClick={again}>
          {t('match.again')}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
  if (preview === null) {
    if (failure !== null) return retry;
    return (
      <SkeletonGroup label={t('check.checking')}>
        <SkeletonList rows={4} />
      </SkeletonGroup>
    );
  }
  const fill = chosenFill ?? preview.fill;
  const complete = makesWords(targets);
  const isTable = preview.format === 'csv' || preview.format === 'tsv';
  const name = collection.trim();
  return (
    <>
      <Text tone="soft">{t('match.text')}</Text>
      {preview.notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      {isTable && (
        <SelectBox
          label={t('match.header')}
          labelShown
          checked={hasHeader}
          onChange={(has_header) => choose({ has_header })}
        />
      )}
      <ColumnList preview={preview} targets={targets} onTargets={(next) => choose({ targets: next })} />
      <ImportOptions
        collection={collection}
        onCollection={setCollection}
        named={namesCollections(targets)}
        fill={fill}
        onFill={setFill}
      />
      {failure === null ? <DryRun preview={preview} checking={checking} complete={complete} /> : retry}
      {starting.error !== undefined && (
        <Notice tone="beni" announce="assertive">
          {toApiError(starting.error, t('check.startFailed')).message}
        </Notice>
      )}
      <ActionBar>
        <LinkButton to={paths.vocabularyImport}>{t('import.chooseOther')}</LinkButton>
        <Button
          variant="primary"
          disabled={!complete || checking || failure !== null || preview.ready === 0}
          busy={starting.isLoading}
          busyLabel={t('check.starting')}
          onClick={() =>
            void start({
              body: {
                import_id: id,
                targets: [...targets],
                has_header: hasHeader,
                fill,
                ...(name !== '' && { user_topic: name }),
              },
            })
          }
        >
          {t('check.start', counted(preview.ready))}
        </Button>
      </ActionBar>
    </>
  );
}
