import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Layer } from '../layer/layer';
import { floatingLook, unfoldIn } from './overlay-look';
import { placeSheet, type SheetPlace } from './place-sheet';
import { useSharedTexts } from '../texts/shared-texts';
import { styled } from '../theme/styled';

export interface PopoverProps {
  /** The element it hangs on; null closes it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Which edge of the anchor it keeps to. */
  align?: 'start' | 'end';
  /** Px; `anchor` takes the anchor's width. */
  width?: number | 'anchor';
  /**
   * Names it as a dialog; "Choices" when left out, around a menu or a listbox that has a name of its own: what floats outside the
   * landmarks of the page must say what it is.
   */
  label?: string;
  /** Of keys anywhere inside, also while the sheet itself has the focus. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const Sheet = styled('div')({
  ...floatingLook,
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'calc(100vw - 16px)',
  overflowY: 'auto',
  animation: unfoldIn,
});

interface OpenPopoverProps extends Omit<PopoverProps, 'anchor'> {
  anchor: HTMLElement;
}

function OpenPopover(props: OpenPopoverProps) {
  const { anchor, onClose, align = 'start', width, label, onKeyDown, children } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<SheetPlace>();
  useLayoutEffect(() => {
    const hang = () => {
      if (!sheet.current) return;
      const { offsetWidth, scrollHeight } = sheet.current;
      const size = { width: offsetWidth, height: scrollHeight };
      const room = { width: window.innerWidth, height: window.innerHeight };
      setPlace(placeSheet(anchor.getBoundingClientRect(), size, room, align));
    };
    hang();
    window.addEventListener('resize', hang);
    return () => window.removeEventListener('resize', hang);
  }, [anchor, align]);
  const { t } = useSharedTexts();
  return (
    <Layer panel={sheet} onClose={onClose} opener={anchor} place="free">
      <Sheet
        ref={sheet}
        role="dialog"
        aria-label={label ?? t('popover.choices')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        style={{ width: width === 'anchor' ? anchor.offsetWidth : width, ...place }}
      >
        {children}
      </Sheet>
    </Layer>
  );
}

/** A floating sheet at the thing that called it. Escape and a press outside close it. */
export function Popover({ anchor, ...rest }: PopoverProps) {
  return anchor ? <OpenPopover anchor={anchor} {...rest} /> : null;
}
