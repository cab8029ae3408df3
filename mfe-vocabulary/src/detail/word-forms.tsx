import type { ReactNode } from 'react';
import type { VocabularyEntry, WordForm } from '@kotoba/api-client';
import {
  Card,
  Furigana,
  Heading,
  JapaneseText,
  SkeletonGroup,
  SkeletonText,
  Stack,
  useWidthFrom,
} from '@kotoba/shared-ui/core';
import { DataTable, DefinitionRows } from '@kotoba/shared-ui/data';
import { alignFurigana } from '@kotoba/japanese';
import { Disclosure } from '../parts/disclosure';
import { useTexts } from '../texts';

type FormName = WordForm['form'];

/** Time and negation, each plainly and politely said. */
const TENSES = [
  { id: 'present', plain: 'plain', polite: 'polite' },
  { id: 'negative', plain: 'negative', polite: 'politeNegative' },
  { id: 'past', plain: 'past', polite: 'politePast' },
  { id: 'pastNegative', plain: 'pastNegative', polite: 'politePastNegative' },
] as const;

const FURTHER = [
  'te',
  'want',
  'potential',
  'passive',
  'causative',
  'volitional',
  'conditional',
  'tara',
  'imperative',
  'adverb',
  'attributive',
] as const satisfies readonly FormName[];

/** Words that have forms to be learned. */
const isInflected = ({ part_of_speech }: VocabularyEntry): boolean =>
  /^(verb|(i|na)-adjective)$/.test(part_of_speech);

/** A form as it is written, with its kana over it. */
function Form({ form }: { readonly form: WordForm }) {
  return (
    <JapaneseText size="lg" weight="medium">
      <Furigana segments={alignFurigana(form.written, form.kana)} />
    </JapaneseText>
  );
}

interface FormTablesProps {
  readonly forms: readonly WordForm[];
  /** Whether plain and polite stand beside each other; else all forms are one list. */
  readonly isWide: boolean;
}

function FormTables({ forms, isWide }: FormTablesProps) {
  const { t } = useTexts();
  const shown = (name: FormName): ReactNode => {
    const form = forms.find((one) => one.form === name);
    return form && <Form form={form} />;
  };
  const tenses = TENSES.flatMap(({ id, plain, polite }) => {
    const term = t(`forms.${id}`);
    return [
      { term, value: shown(plain) },
      { term: t('forms.politely', { form: term }), value: shown(polite) },
    ];
  });
  const further = FURTHER.map((name) => ({ term: t(`forms.${name}`), value: shown(name) }));
  return (
    <Stack gap={3} sx={{ marginTop: 3 }}>
      {isWide && (
        <DataTable
          caption={t('forms.tenses')}
          items={TENSES}
          keyOf={({ id }) => id}
          columns={[
            { id: 'tense', title: t('forms.tense'), titleHidden: true, cell: ({ id }) => t(`forms.${id}`) },
            { id: 'plain', title: t('forms.plain'), cell: ({ plain }) => shown(plain) },
            { id: 'polite', title: t('forms.polite'), cell: ({ polite }) => shown(polite) },
          ]}
        />
      )}
      <DefinitionRows rows={[...(isWide ? [] : tenses), ...further].filter(({ value }) => value)} />
    </Stack>
  );
}

interface WordFormsProps {
  readonly entry: VocabularyEntry;
  /** Undefined while they are looked up. */
  readonly forms: readonly WordForm[] | undefined;
}

/** How a verb or an adjective changes; on a phone behind its heading. Nothing for other words. Source: VOC-48. */
export function WordForms({ entry, forms }: WordFormsProps) {
  const { t } = useTexts();
  const isWide = useWidthFrom('sm');
  if (!isInflected(entry) || forms?.length === 0) return null;
  const title = (
    <Heading level={2} id="word-forms">
      {t('forms.title')}
    </Heading>
  );
  return (
    <Card as="section" aria-labelledby="word-forms">
      <Disclosure title={title} open={isWide}>
        {forms ? (
          <FormTables forms={forms} isWide={isWide} />
        ) : (
          <SkeletonGroup label={t('forms.loading')}>
            <SkeletonText lines={12} />
          </SkeletonGroup>
        )}
      </Disclosure>
    </Card>
  );
}
