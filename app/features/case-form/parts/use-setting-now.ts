import { useMemo } from 'react';
import { isTimeZone, localDay } from '#app/core/calendar/wall-clock.ts';
import type { FormSetting } from '#app/core/case-form/form.ts';
import { useNow } from '#app/ui/use-now.ts';

interface ReadSetting {
  readonly setting: FormSetting;
  /** The facility's, whose day the rules go by. */
  readonly timeZone: string;
  readonly loadedAt: string;
}

/** The setting by the day that it is now: the steps of a form are no new pages, and a form stays open over midnight. */
export function useSettingNow({ setting, timeZone, loadedAt }: ReadSetting): FormSetting {
  const now = useNow(loadedAt);
  // A browser may not know every zone of the server.
  const today = isTimeZone(timeZone) ? localDay(Date.parse(now), timeZone) : setting.today;
  return useMemo(() => ({ ...setting, today }), [setting, today]);
}
