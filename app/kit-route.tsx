import type { ReactNode } from 'react';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { Layout } from './features/layout/layout.tsx';
import { NotFound } from './features/layout/not-found.tsx';
import { VisitorHeader } from './features/layout/visitor-header.tsx';

interface Kit {
  readonly isRefused: boolean;
}

/** The title of a page of the kit, which is an unknown page where no bench asked for it. */
export const kitMeta = (title: string, kit: Kit | null | undefined) => [
  { title: titleOf(`${kit ? title : 'Page Not Found'} · Pathology Cases`, kit?.isRefused === true) },
];

interface KitFrameProps<K extends Kit> {
  /** What the loader gave; null where no bench asked for the kit. */
  readonly kit: K | null;
  readonly children: (kit: K) => ReactNode;
}

export function KitFrame<K extends Kit>({ kit, children }: KitFrameProps<K>) {
  return <Layout header={<VisitorHeader />}>{kit === null ? <NotFound /> : children(kit)}</Layout>;
}
