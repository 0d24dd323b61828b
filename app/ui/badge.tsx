import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeLook = cva(
  'inline-flex max-w-full items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted',
        accent: 'bg-accent-soft text-accent',
        info: 'bg-info-soft text-info',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type Tone = NonNullable<VariantProps<typeof badgeLook>['tone']>;

export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <span className={badgeLook({ tone })}>{children}</span>;
}
