import { Outlet } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { Footer } from '#app/features/layout/footer.tsx';
import { Layout } from '#app/features/layout/layout.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';

export default function PublicFrame() {
  return (
    <Layout header={<VisitorHeader />} footer={<Footer />}>
      <Outlet />
    </Layout>
  );
}

/** A page that failed keeps the way to the others. */
export function ErrorBoundary() {
  return (
    <Layout header={<VisitorHeader />} footer={<Footer />}>
      <RouteFailure />
    </Layout>
  );
}
