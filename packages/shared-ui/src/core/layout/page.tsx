import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSharedTexts } from '../texts/shared-texts';
import { Box, ownProps, styled } from '../theme/styled';
import { color, radius } from '../theme/tokens';
import { Heading, Text } from '../type/text';
import { Row, Stack } from './layout';

const SITE = 'Kotoba';

/** Sets the document title, "… · Kotoba"; the next page sets its own. An empty title gives the bare name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
}

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

/** A screen: its one `h1`, its document title, its actions, and room around. Inside the frame's `main`. */
export function Page(props: PageProps) {
  const { title, documentTitle, subtitle, back, actions, width = 'wide', dense = false, children } = props;
  useDocumentTitle(documentTitle);
  return (
    <Root reading={width === 'reading'} dense={dense}>
      <Stack as="header" gap={2}>
        {back}
        <Row justify="between" align={{ xs: 'start', sm: 'center' }} gap={4}>
          <Stack gap={1}>
            <Heading level={1} size="2xl" hidden={props.titleHidden}>
              {title}
            </Heading>
            {subtitle && (
              <Box sx={{ display: { xs: dense ? 'none' : 'block', sm: 'block' } }}>
                <Text tone="soft">{subtitle}</Text>
              </Box>
            )}
          </Stack>
          {actions && <Row gap={2}>{actions}</Row>}
        </Row>
      </Stack>
      {children}
    </Root>
  );
}

export interface SectionProps {
  title: ReactNode;
  /** Heading level; 2 directly on a page. */
  level?: 2 | 3;
  description?: ReactNode;
  /**
   * Whether the learner was led here by this page, and did not find it when the page opened: what was pressed is gone
   * or far away, so the focus, and with it the view, goes along. A part that takes the place of another needs a `key`
   * of its own.
   */
  reached?: boolean;
  children: ReactNode;
}

/** The top bar lies over the page, and messages below it. */
const ABOVE = 96;
const goal = { outline: 'none', scrollMarginTop: `${ABOVE}px` } as const;

/** Browsers centre what gets the focus: of a part higher than the window, the beginning would be out of sight. */
function leadTo(region: HTMLElement): void {
  region.focus({ preventScroll: true });
  const { top } = region.getBoundingClientRect();
  const begins = top >= ABOVE && top <= window.innerHeight / 2;
  if (!begins) void region.scrollIntoView?.({ block: 'start' });
}

/** A titled part of a page: a region named by its heading. */
export function Section(props: SectionProps) {
  const { title, level = 2, description, reached, children } = props;
  const id = useId();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reached && region.current) leadTo(region.current);
  }, [reached]);
  const target = reached === undefined ? {} : { tabIndex: -1, ref: region, sx: goal };
  return (
    <Stack as="section" gap={4} aria-labelledby={id} {...target}>
      <Stack gap={1}>
        <Heading level={level} size="lg" id={id}>
          {title}
        </Heading>
        {description && <Text tone="soft">{description}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

const Skip = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2000,
  padding: '10px 16px',
  borderRadius: radius.field,
  backgroundColor: color.ai,
  color: color.onTone,
  fontWeight: 600,
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

/** First in the tab order of the frame: jumps to the element with the id `to` (the main landmark). */
export function SkipLink({ to }: { to: string }) {
  const { t } = useSharedTexts();
  return <Skip href={`#${to}`}>{t('skipToContent')}</Skip>;
}
