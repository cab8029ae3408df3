import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { useSharedTexts } from '../texts/shared-texts';
import { color, motion } from '../theme/tokens';
import { Heading } from '../type/heading';
import { floatingLook } from './overlay-look';

export interface DialogProps {
  open: boolean;
  /** Names the dialog. */
  title: string;
  /** Escape, the backdrop and the close button; ignored while `busy`. */
  onClose: () => void;
  children?: ReactNode;
  /** At the lower edge, the safe one first: `<Button>Cancel</Button><Button variant="primary">…</Button>`. */
  actions?: ReactNode;
  /** 420 or 640 px; never wider than the screen. */
  size?: 'small' | 'large';
  /** Cannot be closed while its action runs. */
  busy?: boolean;
  /** Hides the close button at the upper right (a question with Cancel needs none). */
  closeHidden?: boolean;
}

const Root = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': { ...floatingLook, margin: 16, width: 'calc(100% - 32px)' },
  '& .MuiBackdrop-root': { backgroundColor: color.scrim },
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
  },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '20px 24px 0' });
const Body = styled('div')({ padding: '12px 24px 20px', overflowY: 'auto' });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '16px 24px',
  borderTop: `1px solid ${color.line}`,
});

const transition = { appear: motion.calm, enter: motion.calm, exit: motion.quick };

/** Something that must be answered before going on: `role="dialog"`, named by its title, focus stays inside and returns. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    children,
    actions,
    size = 'small',
    busy = false,
    closeHidden = false,
  } = props;
  const { t } = useSharedTexts();
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Root
      open={open}
      onClose={close}
      aria-labelledby={id}
      transitionDuration={transition}
      slotProps={{ paper: { style: { maxWidth: size === 'small' ? 420 : 640 } } }}
    >
      <Head>
        <Heading level={2} id={id} style={{ flex: 1, paddingBlock: 4 }}>
          {title}
        </Heading>
        {!closeHidden && (
          <IconButton
            label={t('close')}
            icon={<Icon name="close" />}
            size="small"
            onClick={close}
            disabled={busy}
            tooltip={false}
            style={{ marginRight: -8 }}
          />
        )}
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
    </Root>
  );
}
