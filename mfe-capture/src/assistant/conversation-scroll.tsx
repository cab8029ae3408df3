import { Component, createRef, type ReactNode } from 'react';
import { Box, color, radius } from '@kotoba/shared-ui/core';

/** Px from the top at which older messages are asked for. Source: CHAT-1. */
const NEAR_TOP = 60;
/** Px above the newest answer's place that still count as being there; who goes on below it reads. */
const NEAR_NEWEST = 48;

interface Props {
  readonly label: string;
  readonly busy: boolean;
  readonly children: ReactNode;
  readonly onNearTop: () => void;
}

/** What must not move while something is added: the newest answer, or the first message that is seen. */
type Anchor = 'newest' | { readonly id: string; readonly top: number };

/** Px between the upper edge and what is read from its beginning. */
const INSET = 16;

const place = {
  flex: '1 1 0',
  minHeight: '120px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${INSET}px`,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.card}px`,
  backgroundColor: color.surface,
} as const;

/**
 * The place in which a conversation scrolls. It begins at the newest answer and stays there when one is added: at the
 * bottom, but never past the answer's beginning. Who reads elsewhere sees nothing move, whatever is added above or
 * below. Children are kept in place by their `data-message`. A class, because only `getSnapshotBeforeUpdate` sees the
 * page between the last look at it and its change.
 */
export class ConversationScroll extends Component<Props> {
  private readonly log = createRef<HTMLDivElement>();
  private resized: ResizeObserver | null = null;
  private anchor: Anchor = 'newest';

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

  /** Where the newest answer is read from, as a `scrollTop`. */
  private newest(log: HTMLElement): number {
    const bottom = log.scrollHeight - log.clientHeight;
    const answer = Array.from(log.querySelectorAll('[data-message]')).at(-1)?.lastElementChild;
    if (!answer) return bottom;
    const top = answer.getBoundingClientRect().top - log.getBoundingClientRect().top;
    return Math.min(bottom, log.scrollTop + top - INSET);
  }

  /** What is looked at now. */
  private look(): Anchor {
    const log = this.log.current;
    if (!log) return 'newest';
    const above = this.newest(log) - log.scrollTop;
    if (above >= -1 && above <= NEAR_NEWEST) return 'newest';
    const edge = log.getBoundingClientRect().top;
    for (const message of log.querySelectorAll<HTMLElement>('[data-message]')) {
      const { top, bottom } = message.getBoundingClientRect();
      if (bottom > edge) return { id: message.dataset.message ?? '', top: top - edge };
    }
    return 'newest';
  }

  private restore(anchor: Anchor): void {
    const log = this.log.current;
    if (!log) return;
    if (anchor === 'newest') {
      log.scrollTop = this.newest(log);
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

  /** Back to the newest answer, and staying there. */
  readonly toNewest = (): void => this.restore('newest');

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
