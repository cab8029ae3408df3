import { parseId, paths } from '@kotoba/contracts';
import { useNavigate, useParams } from '@kotoba/federation/router';
import { Button, Icon, Page, TextLink } from '@kotoba/shared-ui/core';
import { EntryForm } from './entry-form';
import { ImageTools } from './image-tools';
import { SentenceTools } from './sentence-tools';
import { formatListAddress } from '../list-address';
import { DeleteDialog, useDeletion } from '../parts/delete-dialog';
import { EntryBody } from '../parts/entry-body';
import { EntryScreen, useEntry } from '../parts/entry-screen';
import { useTexts } from '../texts';
import { useListAddress } from '../use-list-address';

/** One word with what may be made anew. Source: VOC-29. */
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
          title={t('edit.title')}
          documentTitle={t('edit.heading', { word: entry.en_word })}
          back={back}
          actions={
            <Button
              variant="quiet"
              icon={<Icon name="trash" size={18} />}
              onClick={() => deletion.ask(entry)}
            >
              {t('delete.action')}
            </Button>
          }
        >
          <EntryBody
            entry={entry}
            pictureTools={<ImageTools key={entry.id} id={entry.id} />}
            sentenceTools={<SentenceTools key={entry.id} id={entry.id} />}
            below={<EntryForm key={entry.id} entry={entry} />}
          />
          <DeleteDialog deletion={deletion} />
        </Page>
      )}
    </EntryScreen>
  );
}
