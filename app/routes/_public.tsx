import { Outlet } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { Footer } from '#app/features/layout/footer.tsx';
import { Frame } from '#app/features/layout/frame.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';

export default function PublicFrame() {
  return (
    <Frame header={<VisitorHeader />} footer={<Footer />}>
      <Outlet />
    </Frame>
  );
}

/** A page that failed keeps the way to the others. */
export function ErrorBoundary() {
  return (
    <Frame header={<VisitorHeader />} footer={<Footer />}>
      <RouteFailure />
    </Frame>
  );
}
