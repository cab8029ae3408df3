import { Button, Icon, IconButton, Popover, Row, Stack, Text, useWidthFrom } from '@kotoba/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { MAIN_ID } from '../frame/frame.types';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';

/**
 * In the top bar, where it covers nothing. What it opens asks; the page is loaded anew only when the learner says so.
 */
export function Component() {
  const { t } = useTexts();
  const { updates } = useSuite();
  const isRoomy = useWidthFrom('sm');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opener = {
    ref: button,
    onClick: () => setAnchor(button.current),
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
  } as const;
  const later = (): void => {
    setAnchor(null);
    updates.decline();
  };
  useEffect(
    () => () => {
      // The button is gone, and the focus with it: the keyboard would start again at the top of the page.
      if (document.activeElement === document.body)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <>
      {isRoomy ? (
        <Button size="small" icon={<Icon name="download" size={18} />} {...opener}>
          {t('update.title')}
        </Button>
      ) : (
        <IconButton label={t('update.title')} icon={<Icon name="download" size={22} />} {...opener} />
      )}
      <Popover
        anchor={anchor}
        onClose={() => setAnchor(null)}
        align="end"
        width={300}
        label={t('update.title')}
      >
        <Stack gap={4} sx={{ p: 4 }}>
          <Stack gap={1}>
            <Text weight="semibold">{t('update.ready')}</Text>
            <Text size="sm" tone="soft">
              {t('update.text')}
            </Text>
          </Stack>
          <Row gap={2}>
            <Button size="small" variant="primary" onClick={() => window.location.reload()}>
              {t('update.now')}
            </Button>
            <Button size="small" variant="quiet" onClick={later}>
              {t('update.later')}
            </Button>
          </Row>
        </Stack>
      </Popover>
    </>
  );
}
