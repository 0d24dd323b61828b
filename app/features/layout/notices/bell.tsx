import { Link } from '@remix-run/react';
import { Bell as BellIcon, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { instantText } from '#app/core/text/dates.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { useNotices } from './use-notices.ts';

type Notice = NonNullable<NoticesAnswer['notices']>['items'][number];

type BellProps = Pick<ReturnType<typeof useNotices>, 'notices' | 'isFailing' | 'ask' | 'markRead'>;

const countWords = (unread: number): string => (unread === 0 ? 'Notices' : `Notices, ${unread} not read`);

const failureWords = (notices: BellProps['notices']): string =>
  notices === null || notices.items.length === 0
    ? 'Notices cannot be read now. Try again in a minute.'
    : 'Notices cannot be read or marked as read now. Those below were there before.';

/** What happened meanwhile, on every page. Nobody has to look: what is urgent comes by mail as well. */
export function Bell({ notices, isFailing, ask, markRead }: BellProps) {
  const [isOpen, setOpen] = useState(false);
  const unread = notices?.unread ?? 0;
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          label={countWords(unread)}
          onClick={() => {
            setOpen(true);
            void ask();
          }}
        >
          <BellIcon aria-hidden />
        </IconButton>
        {unread > 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-0.5 right-0.5 min-w-4 rounded-sm bg-danger-fill px-1 text-center text-xs font-semibold text-on-danger tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title="Notices" size="sm">
          {isFailing && (
            <p role="alert" className="pb-2.5 text-danger">
              {failureWords(notices)}
            </p>
          )}
          {notices === null && !isFailing && <SkeletonRows rows={3} label="Loading the notices" />}
          {notices !== null && (
            <NoticeList
              items={notices.items}
              unread={unread}
              isFailing={isFailing}
              onRead={(...ids) => void markRead(...ids)}
              onFollow={() => setOpen(false)}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

function markWords(count: number, unread: number, items: readonly Notice[]): string {
  if (count === unread) return `Mark all ${count} as read`;
  const isAnyImportant = items.some(({ isRead, isImportant }) => !isRead && isImportant);
  return isAnyImportant
    ? `Mark the ${count} that are not important as read`
    : `Mark the newest ${count} as read`;
}

interface NoticeListProps {
  readonly items: readonly Notice[];
  /** How many there are, also those that are not among the items. */
  readonly unread: number;
  readonly isFailing: boolean;
  readonly onRead: (...ids: readonly string[]) => void;
  readonly onFollow: () => void;
}

function NoticeList({ items, unread, isFailing, onRead, onFollow }: NoticeListProps) {
  const timeZone = useTimeZone();
  const waiting = unread - items.filter(({ isRead }) => !isRead).length;
  // What is important is read one by one.
  const atOnce = items.filter(({ isRead, isImportant }) => !isRead && !isImportant).map(({ id }) => id);
  if (items.length === 0) return isFailing ? null : <p className="text-muted">There is nothing to tell.</p>;
  return (
    <>
      {atOnce.length > 1 && (
        <Button size="sm" className="mb-2.5" onClick={() => onRead(...atOnce)}>
          {markWords(atOnce.length, unread, items)}
        </Button>
      )}
      <ul className="divide-y divide-border">
        {items.map(({ id, text, at, isRead, isImportant, to }) => (
          <li key={id} className="flex flex-col gap-1 py-2.5 first:pt-0">
            <p className={classNames(!isRead && 'font-semibold')}>
              {isImportant && <CircleAlert aria-hidden className="mr-1 inline size-4 text-danger" />}
              {isImportant && <VisuallyHidden>Important: </VisuallyHidden>}
              {to === null ? (
                text
              ) : (
                <TextLink asChild>
                  <Link
                    to={to}
                    onClick={() => {
                      if (!isRead) onRead(id);
                      onFollow();
                    }}
                  >
                    {text}
                  </Link>
                </TextLink>
              )}
            </p>
            <p className="flex items-center justify-between gap-3 text-sm text-muted">
              <time dateTime={at}>{instantText(at, timeZone)}</time>
              {!isRead && (
                <Button size="sm" variant="quiet" onClick={() => onRead(id)}>
                  Mark as read<VisuallyHidden>: {text}</VisuallyHidden>
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <p className="pt-2.5 text-sm text-muted">
          Older notices that you have not read: {waiting}. They come up as you read these.
        </p>
      )}
    </>
  );
}
