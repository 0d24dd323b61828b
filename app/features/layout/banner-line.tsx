import { useEffect, useState } from 'react';
import { fieldsOf, parseJson } from '#app/core/objects.ts';
import { createMarks, MARKS } from '#app/session/session-clock.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useReadInBrowser } from '#app/ui/use-enhanced.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { BannerLevelZodType } from '#contracts/generated/schemas/banner-level.ts';

export interface BannerShown {
  readonly text: string;
  readonly level: BannerLevelZodType;
}

/** Null for none; 'unknown' where the server could not say it in time. */
export type BannerRead = BannerShown | null | 'unknown';

const LOOKS: Readonly<Record<BannerLevelZodType, string>> = {
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  critical: 'bg-danger-soft text-danger',
};

const isLevel = (value: unknown): value is BannerLevelZodType =>
  typeof value === 'string' && Object.hasOwn(LOOKS, value);

/** The message of this page: it survives a reload, even one at which the server does not say it, until it is cleared. */
export function useBanner(read: BannerRead): BannerShown | null {
  const kept = useReadInBrowser(keptBanner);
  const [last, setLast] = useState<BannerRead>('unknown');
  if (read !== 'unknown' && read !== last) setLast(read);
  useEffect(() => {
    const marks = createMarks(() => window.localStorage);
    if (read === 'unknown') {
      if (keptBanner() === null) marks.remove(MARKS.banner);
    } else if (read === null) marks.remove(MARKS.banner);
    else marks.write(MARKS.banner, JSON.stringify(read));
  }, [read]);
  if (read !== 'unknown') return read;
  return last === 'unknown' ? kept : last;
}

const keptBanner = (): BannerShown | null =>
  parseKept(createMarks(() => window.localStorage).text(MARKS.banner));

function parseKept(text: string | null): BannerShown | null {
  const { text: said, level } = fieldsOf(parseJson(text ?? ''));
  return typeof said === 'string' && isLevel(level) ? { text: said, level } : null;
}

/** Specification 2.2: stands under the header of every page. */
export function BannerLine({ banner }: { readonly banner: BannerShown }) {
  return (
    <p
      role="status"
      className={classNames('px-4 py-2 text-center text-sm font-medium sm:px-6', LOOKS[banner.level])}
    >
      <span className="sr-only">{labels.BannerLevel[banner.level]}: </span>
      {banner.text}
    </p>
  );
}
