import { Component, createRef, type ReactNode } from 'react';
import { Box, color, radius } from '@kotoba/shared-ui/core';

/** Px from the top at which older messages are asked for. Source: CHAT-1. */
const NEAR_TOP = 60;
/** Px from the bottom that still count as reading the newest message. */
const NEAR_BOTTOM = 48;

interface Props {
  readonly label: string;
  readonly busy: boolean;
  readonly children: ReactNode;
  readonly onNearTop: () => void;
}

/** What must not move while something is added: the newest message, or the first one that is seen. */
type Anchor = 'bottom' | { readonly id: string; readonly top: number };

const place = {
  flex: '1 1 0',
  minHeight: '120px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.card}px`,
  backgroundColor: color.surface,
} as const;

/**
 * The place in which a conversation scrolls. It begins at the newest message and stays there when one is added; who
 * reads further up sees nothing move, whatever is added above or below. Children are kept in place by their
 * `data-message`. A class, because only `getSnapshotBeforeUpdate` sees the page between the last look at it and its
 * change.
 */
export class ConversationScroll extends Component<Props> {
  private readonly log = createRef<HTMLDivElement>();
  private resized: ResizeObserver | null = null;
  private anchor: Anchor = 'bottom';

  override componentDidMount(): void {
    this.restore(this.anchor);
    const content = this.log.current?.firstElementChild;
    if (!content || typeof ResizeObserver === 'undefined') return;
    // Pictures, fonts and the keyboard of a phone change heights without a render.
    this.resized = new ResizeObserver(() => this.restore(this.anchor));
    this.resized.observe(content);
    if (this.log.current) this.resized.observe(this.log.current);
  }

  override componentWillUnmount(): void {
    this.resized?.disconnect();
  }

  override getSnapshotBeforeUpdate(): Anchor {
    return this.look();
  }

  override componentDidUpdate(_before: Props, _state: unknown, anchor: Anchor): void {
    this.restore(anchor);
  }

  /** What is looked at now. */
  private look(): Anchor {
    const log = this.log.current;
    if (!log || log.scrollHeight - log.clientHeight - log.scrollTop <= NEAR_BOTTOM) return 'bottom';
    const edge = log.getBoundingClientRect().top;
    for (const message of log.querySelectorAll<HTMLElement>('[data-message]')) {
      const { top, bottom } = message.getBoundingClientRect();
      if (bottom > edge) return { id: message.dataset.message ?? '', top: top - edge };
    }
    return 'bottom';
  }

  private restore(anchor: Anchor): void {
    const log = this.log.current;
    if (!log) return;
    if (anchor === 'bottom') {
      log.scrollTop = log.scrollHeight;
    } else {
      const message = log.querySelector<HTMLElement>(`[data-message="${anchor.id}"]`);
      if (!message) return;
      const top = message.getBoundingClientRect().top - log.getBoundingClientRect().top;
      log.scrollTop += top - anchor.top;
    }
    this.anchor = anchor;
  }

  private readonly onScroll = (): void => {
    this.anchor = this.look();
    if ((this.log.current?.scrollTop ?? Infinity) <= NEAR_TOP) this.props.onNearTop();
  };

  /** Back to the newest message, and staying there. */
  readonly toBottom = (): void => this.restore('bottom');

  readonly focus = (): void => this.log.current?.focus();

  override render(): ReactNode {
    const { label, busy, children } = this.props;
    return (
      <Box
        ref={this.log}
        role="log"
        aria-label={label}
        aria-busy={busy}
        tabIndex={0}
        sx={place}
        onScroll={this.onScroll}
      >
        {children}
      </Box>
    );
  }
}
