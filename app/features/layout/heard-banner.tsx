import { BannerLine, useBanner } from './banner-line.tsx';
import { useNotices } from './notices/use-notices.ts';

/** The message over every page where no header brings it: in the viewer a reader stays for hours, and information can wait. */
export function HeardBanner() {
  const { heardBanner } = useNotices();
  const banner = useBanner('unknown', heardBanner);
  return banner === null || banner.level === 'info' ? null : <BannerLine banner={banner} />;
}
