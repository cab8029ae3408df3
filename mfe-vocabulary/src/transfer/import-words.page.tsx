import { useState } from 'react';
import type { VocabularyImportPreview } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate, useSearchParams } from '@kotoba/federation/router';
import { Icon, LinkButton, Page, Row } from '@kotoba/shared-ui/core';
import { ChooseFile, importAddress, importIn } from './choose-file';
import { OneImport } from './one-import';
import { useTexts } from './texts';

/** Words out of a file: choose it, say what its columns hold, watch it come in. Where one stands is in the address. */
export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = importIn(useSearchParams()[0]);
  // What the upload answered; after a reload it is asked again.
  const [read, setRead] = useState<VocabularyImportPreview | null>(null);
  return (
    <Page
      title={t('import.title')}
      documentTitle={t('import.title')}
      subtitle={t('import.subtitle')}
      width="reading"
      back={
        <Row>
          <LinkButton
            to={paths.vocabularies}
            variant="quiet"
            size="small"
            icon={<Icon name="arrowLeft" size={18} />}
          >
            {t('import.back')}
          </LinkButton>
        </Row>
      }
    >
      {id === null ? (
        <ChooseFile
          onRead={(preview) => {
            setRead(preview);
            void navigate(importAddress(preview.import_id));
          }}
        />
      ) : (
        <OneImport key={id} id={id} read={read?.import_id === id ? read : null} />
      )}
    </Page>
  );
}
