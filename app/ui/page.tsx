import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const pageLook = cva('mx-auto w-full px-4 py-5 sm:px-6 lg:px-8', {
  variants: { width: { narrow: 'max-w-xl', text: 'max-w-3xl', wide: 'max-w-[100rem]' } },
  defaultVariants: { width: 'wide' },
});

interface PageProps extends VariantProps<typeof pageLook> {
  title: string;
  /** Only admins see the heading; everyone else still has one to jump to. */
  headingHidden?: boolean;
  /** Under the title: counts, or what this list holds. */
  summary?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, headingHidden = false, summary, actions, children, width }: PageProps) {
  const bare = headingHidden && summary === undefined && actions === undefined;
  return (
    <main id="main" tabIndex={-1} className={`${pageLook({ width })} focus:outline-none`}>
      <div className={bare ? 'sr-only' : 'mb-4 flex flex-wrap items-center gap-x-4 gap-y-3'}>
        <div className="min-w-0 flex-1 basis-56">
          <h1 className={headingHidden ? 'sr-only' : 'text-2xl font-semibold tracking-tight'}>{title}</h1>
          {summary !== undefined && <div className="text-sm text-muted">{summary}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
