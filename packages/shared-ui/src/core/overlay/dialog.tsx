import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { Layer } from '../layer/layer';
import { useSharedTexts } from '../texts/shared-texts';
import { color } from '../theme/tokens';
import { Heading } from '../type/heading';
import { floatingLook, riseIn } from './overlay-look';
import { styled } from '../theme/styled';

export interface DialogProps {
  open: boolean;
  /** Names the dialog. */
  title: string;
  /** Escape, a press beside it and the close button; ignored while `busy`. */
  onClose: () => void;
  children?: ReactNode;
  /** At the lower edge, the safe one first: `<Button>Cancel</Button><Button variant="primary">…</Button>`. */
  actions?: ReactNode;
  /** 420 or 640 px; never wider than the screen. */
  size?: 'small' | 'large';
  /** Cannot be closed while its action runs. */
  busy?: boolean;
  /** Gets the focus at the beginning: a control, or the first one inside it; without it the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Hides the close button at the upper right (a question with Cancel needs none). */
  closeHidden?: boolean;
}

const Paper = styled('div')({
  ...floatingLook,
  display: 'flex',
  flexDirection: 'column',
  width: 'calc(100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 16,
  animation: riseIn,
});

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '20px 24px 0' });
const Body = styled('div')({ padding: '12px 24px 20px', overflowY: 'auto' });
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '16px 24px',
  borderTop: `1px solid ${color.line}`,
  // On phones the answers share the whole line: easy to hit, and even where they need two lines.
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 auto' } },
}));

const widths = { small: 420, large: 640 } as const;

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, actions, size = 'small', busy = false, closeHidden = false } = props;
  const { initialFocus } = props;
  const { t } = useSharedTexts();
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Layer panel={paper} onClose={close} initialFocus={initialFocus} place="centre" dim>
      <Paper
        ref={paper}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        style={{ maxWidth: widths[size] }}
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
      </Paper>
    </Layer>
  );
}

/** Something that must be answered before going on: `role="dialog"`, named by its title; the focus stays inside and returns. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}
