import { SkipLink, useWidthFrom } from '@kotoba/shared-ui/core';
import { useUser } from '@kotoba/session';
import { useState } from 'react';
import { ProblemNotice } from '../problems/problem-notice';
import { BottomBar } from '../sidebar/bottom-bar';
import { NavigationDrawer } from '../sidebar/navigation-drawer';
import { Sidebar } from '../sidebar/sidebar';
import { TopBar } from '../top-bar/top-bar';
import './app-frame.css';
import { Footer } from './footer';
import { MAIN_ID, type FrameProps } from './frame.types';

/** Sidebar, top bar, page and footer of a learner: the sidebar becomes a drawer under 900 px, and phones get a bottom bar. Nothing without a learner. */
export function AppFrame({ main, children }: FrameProps) {
  const isWide = useWidthFrom('md');
  const isPhone = !useWidthFrom('sm');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const user = useUser();
  if (!user) return null;
  return (
    <div className="shell-frame" data-phone={isPhone || undefined}>
      <SkipLink to={MAIN_ID} />
      {isWide && <Sidebar />}
      <div className="shell-column">
        <TopBar key={user.id} user={user} onOpenMenu={isWide ? null : () => setDrawerOpen(true)} />
        <main id={MAIN_ID} className="shell-main" ref={main} tabIndex={-1}>
          <ProblemNotice />
          {children}
        </main>
        <Footer />
      </div>
      {isPhone && <BottomBar />}
      {!isWide && <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
    </div>
  );
}
