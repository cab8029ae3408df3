import { paths } from '@kotoba/contracts';
import { useLocation, useNavigate } from '@kotoba/federation/router';
import {
  Button,
  defineTexts,
  Drawing,
  Heading,
  Row,
  Stack,
  Text,
  useDocumentTitle,
  Icon,
  Panel,
} from '@kotoba/shared-ui/core';
import { Centre } from '../problems/boundaries';
import { isFatal } from '../registry/problem';
import { useSuite } from '../suite/suite-context';

const { useTexts } = defineTexts('shell-not-found', {
  en: {
    'notFound.title': 'Page Not Found',
    'notFound.text': 'The page you are looking for does not exist or has been moved.',
    'notFound.back': 'Go Back',
    'notFound.home': 'Go Home',

    'incomplete.title': 'Kotoba is incomplete',
    'incomplete.text':
      'Part of this page did not arrive, so there is nothing to open yet. Loading it again usually helps; if it does not, please tell whoever runs this Kotoba.',
    'incomplete.reload': 'Load again',
  },
});

/**
 * In place of every area when the page came without a readable registry. The registry is part of the page, so the page
 * is loaded again.
 */
function SuiteIncomplete({ onReload = () => window.location.reload() }: { onReload?: () => void }) {
  const { t } = useTexts();
  useDocumentTitle(t('incomplete.title'));
  return (
    <Centre>
      <Panel
        level={1}
        align="center"
        tone="yamabuki"
        icon="warning"
        title={t('incomplete.title')}
        actions={
          <Button variant="primary" icon={<Icon name="retry" size={18} />} onClick={onReload}>
            {t('incomplete.reload')}
          </Button>
        }
      >
        <Text tone="soft">{t('incomplete.text')}</Text>
      </Panel>
    </Centre>
  );
}

/**
 * Every address that no contribution owns. Without a registry nobody knows the addresses, so the page says that
 * instead.
 */
export function Component() {
  const { problems } = useSuite();
  return problems.some(isFatal) ? <SuiteIncomplete /> : <NotFound />;
}

/** Source: SHELL-6. */
function NotFound() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a fresh tab has nothing behind it: a button that does nothing would be worse than one that goes
  // home.
  const goBack = (): void =>
    void (key === 'default' && window.history.length <= 1 ? navigate(paths.landing) : navigate(-1));
  useDocumentTitle(t('notFound.title'));
  return (
    <Centre>
      <Stack align="center" gap={2}>
        <Drawing name="path" size={180} />
        <Heading level={1} align="center">
          {t('notFound.title')}
        </Heading>
        <Text tone="soft" align="center">
          {t('notFound.text')}
        </Text>
        <Row gap={3} justify="center" sx={{ mt: 4 }}>
          <Button onClick={goBack}>{t('notFound.back')}</Button>
          <Button variant="primary" onClick={() => void navigate(paths.landing)}>
            {t('notFound.home')}
          </Button>
        </Row>
      </Stack>
    </Centre>
  );
}
