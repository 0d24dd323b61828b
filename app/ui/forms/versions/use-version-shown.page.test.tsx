import { expect, it } from 'vitest';
import { click, found, named, textOf } from '../../mount.test-support.tsx';
import { mountSteps } from '../../mount-page.test-support.tsx';
import { useVersionShown } from './use-version-shown.ts';

interface PageProps {
  readonly etag: string;
  readonly saved?: { readonly before: string; readonly etag: string } | null;
}

function Page({ etag, saved }: PageProps) {
  return <output>{useVersionShown({ etag }, saved).etag}</output>;
}

it('goes on from what each refused try has saved, also after one that has saved nothing, until the page is read again', async () => {
  await mountSteps(
    <Page etag="v3" />,
    <Page etag="v3" saved={{ before: 'v3', etag: 'v4' }} />,
    <Page etag="v3" saved={null} />,
    <Page etag="v3" saved={{ before: 'v4', etag: 'v5' }} />,
    <Page etag="v9" saved={{ before: 'v4', etag: 'v5' }} />,
  );
  const seen = [textOf(found('output'))];
  for (let step = 1; step < 5; step += 1) {
    await click(named('Show what came'));
    seen.push(textOf(found('output')));
  }
  expect(seen).toEqual(['v3', 'v4', 'v4', 'v5', 'v9']);
});

interface PartPageProps {
  readonly text: number;
  readonly saved?: { readonly before: string; readonly etag: string; readonly text: number } | null;
  readonly isStale?: boolean;
}

function PartPage({ text, saved, isStale }: PartPageProps) {
  return <output>{useVersionShown({ etag: 'v3', text }, saved, isStale).text}</output>;
}

it('after a refusal of what was changed, names the part of its thing as the page shows it, though the thing stayed', async () => {
  await mountSteps(
    <PartPage text={1} />,
    <PartPage text={1} saved={{ before: 'v3', etag: 'v3', text: 2 }} />,
    <PartPage text={3} saved={{ before: 'v3', etag: 'v3', text: 2 }} />,
    <PartPage text={3} saved={null} isStale />,
    <PartPage text={3} saved={null} />,
  );
  const seen = [textOf(found('output'))];
  for (let step = 1; step < 5; step += 1) {
    await click(named('Show what came'));
    seen.push(textOf(found('output')));
  }
  expect(seen).toEqual(['1', '2', '2', '3', '3']);
});
