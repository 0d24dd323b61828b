import { Outlet } from '@remix-run/react';
import { RouteFailure } from '#app/features/frame/failure.tsx';
import { Frame } from '#app/features/frame/frame.tsx';
import { VisitorHeader } from '#app/features/frame/visitor-header.tsx';

export default function PublicFrame() {
  return (
    <Frame header={<VisitorHeader />}>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = RouteFailure;
