import { cva, type VariantProps } from 'class-variance-authority';
import { createContext, type ReactNode, useContext } from 'react';

const pageLook = cva('mx-auto w-full px-4 py-5 sm:px-6 lg:px-8', {
  variants: {
    width: {
      narrow: 'max-w-xl',
      text: 'max-w-3xl',
      halves: 'max-w-3xl min-[80rem]:max-w-7xl',
      wide: 'max-w-[100rem]',
    },
  },
  defaultVariants: { width: 'wide' },
});

/** Whether the reader sees the titles of screens: of those who are logged in, admins alone do (specification 2.3). */
export const ScreenTitlesShown = createContext(true);

interface PageProps extends VariantProps<typeof pageLook> {
  title: string;
  /** The title names the thing that the page is about, and no screen: then everybody reads it. */
  namesThing?: boolean;
  /** Something of the page says the same in sight; the heading is there to be jumped to. */
  headingHidden?: boolean;
  /** Under the title: counts, or what this list holds. */
  summary?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, namesThing = false, summary, actions, children, width, ...page }: PageProps) {
  const titlesShown = useContext(ScreenTitlesShown);
  const isHidden = page.headingHidden === true || !(titlesShown || namesThing);
  const bare = isHidden && summary === undefined && actions === undefined;
  return (
    <main id="main" tabIndex={-1} className={`${pageLook({ width })} focus:outline-none`}>
      <div className={bare ? 'sr-only' : 'mb-4 flex flex-wrap items-center gap-x-4 gap-y-3'}>
        <div className="min-w-0 flex-1 basis-56">
          <h1 className={isHidden ? 'sr-only' : 'text-2xl font-semibold tracking-tight'}>{title}</h1>
          {summary !== undefined && (
            <div className={`text-sm text-muted ${isHidden ? '' : 'mt-1'}`}>{summary}</div>
          )}
        </div>
        {actions !== undefined && (
          <div className="flex max-w-full flex-wrap items-center gap-2 *:max-w-full">{actions}</div>
        )}
      </div>
      {children}
    </main>
  );
}

interface HalvesProps {
  readonly children: ReactNode;
  /** What is read after the children. */
  readonly beside: ReactNode;
}

/** Two halves of a page with the width 'halves': side by side where the window has room, else one below the other. */
export const Halves = ({ children, beside }: HalvesProps) => (
  <div className="grid items-start gap-x-12 gap-y-6 min-[80rem]:grid-cols-2">
    <div className="flex min-w-0 flex-col gap-6 empty:hidden">{children}</div>
    <div className="flex min-w-0 flex-col gap-6 empty:hidden">{beside}</div>
  </div>
);
