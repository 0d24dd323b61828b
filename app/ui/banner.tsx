import { cva } from 'class-variance-authority';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

const bannerLook = cva('flex items-center gap-3 border-b border-border py-1 pr-2 pl-4 text-base text-text', {
  variants: { tone: { info: 'bg-info-soft', warning: 'bg-warning-soft', danger: 'bg-danger-soft' } },
});

const signs = {
  info: <Info aria-hidden className="size-5 shrink-0 text-info" />,
  warning: <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />,
  danger: <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />,
} as const;

interface BannerProps {
  tone?: keyof typeof signs;
  children: ReactNode;
  onDismiss?: () => void;
}

export function Banner({ tone = 'info', children, onDismiss }: BannerProps) {
  return (
    <div role="status" className={bannerLook({ tone })}>
      {signs[tone]}
      <div className="min-w-0 flex-1 py-2">{children}</div>
      {onDismiss && (
        <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
