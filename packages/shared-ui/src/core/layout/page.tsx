import type { ReactNode } from 'react';
import { useDocumentTitle } from '../hooks/use-document-title';
import { Heading } from '../type/heading';
import { Text } from '../type/text';
import { Row } from './row';
import { Stack } from './stack';
import { ownProps, styled } from '../theme/styled';

export interface PageProps {
  /** The `h1`. */
  title: ReactNode;
  /** The document title, "… · Kotoba". Given apart when `title` is not plain text or says less. */
  documentTitle: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Above the title: a TextLink or Button that leads back. */
  back?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** `reading` for forms and texts (about 70 characters), `wide` for lists (1200 px). */
  width?: 'wide' | 'reading';
  /** Shows the title to assistive technology only (the quiz has its own header). */
  titleHidden?: boolean;
  /** For a screen that one writes in: on phones the head leaves the room to what is written. */
  dense?: boolean;
  children: ReactNode;
}

const Root = styled(
  'div',
  ownProps('reading', 'dense'),
)<{ reading: boolean; dense: boolean }>(({ reading, dense, theme }) => ({
  width: '100%',
  maxWidth: reading ? 720 : 1200,
  marginInline: 'auto',
  padding: '24px 16px 48px',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  ...(dense && { [theme.breakpoints.down('sm')]: { padding: '20px 16px 16px', gap: 12 } }),
  [theme.breakpoints.up('md')]: { padding: '32px 32px 64px', gap: 32 },
}));

const Subtitle = styled(
  'div',
  ownProps('dense'),
)<{ dense: boolean }>(({ dense, theme }) => ({
  ...(dense && { [theme.breakpoints.down('sm')]: { display: 'none' } }),
}));

const Top = styled('header')({ display: 'flex', flexDirection: 'column', gap: 8 });

/** A screen: its one `h1`, its document title, its actions, and room around. Inside the frame's `main`. */
export function Page(props: PageProps) {
  const {
    title,
    documentTitle,
    subtitle,
    back,
    actions,
    width = 'wide',
    titleHidden = false,
    dense = false,
    children,
  } = props;
  useDocumentTitle(documentTitle);
  return (
    <Root reading={width === 'reading'} dense={dense}>
      <Top>
        {back}
        <Row justify="between" align={{ xs: 'start', sm: 'center' }} gap={4}>
          <Stack gap={1}>
            <Heading level={1} size="2xl" hidden={titleHidden}>
              {title}
            </Heading>
            {subtitle && (
              <Subtitle dense={dense}>
                <Text tone="soft">{subtitle}</Text>
              </Subtitle>
            )}
          </Stack>
          {actions && <Row gap={2}>{actions}</Row>}
        </Row>
      </Top>
      {children}
    </Root>
  );
}
