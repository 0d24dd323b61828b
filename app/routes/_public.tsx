import { Outlet } from '@remix-run/react';
import { RouteFailure } from '#app/features/frame/failure.tsx';
import { Frame } from '#app/features/frame/frame.tsx';

export default function PublicFrame() {
  return (
    <Frame user={null}>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = RouteFailure;
