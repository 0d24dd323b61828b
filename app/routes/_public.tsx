import { Outlet } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { Frame } from '#app/features/layout/frame.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';

export default function PublicFrame() {
  return (
    <Frame header={<VisitorHeader />}>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = RouteFailure;
