import { parseId, paths } from '@kotoba/contracts';
import { useNavigate, useParams } from '@kotoba/federation/router';
import { Button, Icon, Page, TextLink } from '@kotoba/shared-ui/core';
import { ImageTools } from './image-tools';
import { SentenceTools } from './sentence-tools';
import { formatListAddress } from '../list-address';
import { DeleteDialog } from '../parts/delete-dialog';
import { EntryColumns } from '../parts/entry-columns';
import { EntryScreen } from '../parts/entry-screen';
import { ExampleSentence } from '../parts/example-sentence';
import { PictureCard } from '../parts/picture-card';
import { useDeletion } from '../parts/use-deletion';
import { useEntry } from '../parts/use-entry';
import { WordFacts } from '../parts/word-facts';
import { WordHero } from '../parts/word-hero';
import { useTexts } from '../texts';
import { useListAddress } from '../use-list-address';

/** One word with what may be made anew. Source: document 2, "Vocabulary edit". */
export function Component() {
  const { t } = useTexts();
  const id = parseId(useParams().id);
  const { address } = useListAddress();
  const navigate = useNavigate();
  const listSearch = formatListAddress(address);
  const listTo = paths.vocabularies + listSearch;
  const deletion = useDeletion({
    done: t('delete.doneOnEdit'),
    onDeleted: () => void navigate(listTo, { replace: true }),
  });
  const opened = useEntry(id, deletion.leaving);
  const back = (
    <TextLink to={id === null ? listTo : paths.vocabularyDetail(id) + listSearch}>{t('edit.done')}</TextLink>
  );

  return (
    <EntryScreen
      opened={opened}
      title={t('edit.title')}
      notSaved={t('edit.notSaved')}
      listTo={listTo}
      back={back}
    >
      {(entry) => (
        <Page
          title={t('edit.heading', { word: entry.en_word })}
          documentTitle={t('edit.heading', { word: entry.en_word })}
          back={back}
          actions={
            <Button
              variant="danger"
              icon={<Icon name="trash" size={18} />}
              onClick={() => deletion.ask(entry)}
            >
              {t('delete.action')}
            </Button>
          }
        >
          <EntryColumns
            main={
              <>
                <WordHero entry={entry} />
                <ExampleSentence entry={entry} tools={<SentenceTools key={entry.id} id={entry.id} />} />
              </>
            }
            aside={
              <>
                <PictureCard entry={entry} tools={<ImageTools key={entry.id} id={entry.id} />} />
                <WordFacts entry={entry} />
              </>
            }
          />
          <DeleteDialog deletion={deletion} />
        </Page>
      )}
    </EntryScreen>
  );
}
