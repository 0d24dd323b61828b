import type { ReactNode } from 'react';

/** A heading and what stands under it; the headings of the kit go in order. */
export function KitSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 border-t border-border pt-6">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function KitState({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  );
}
