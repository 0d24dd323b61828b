/** What this browser had stored of texts and has not any more, which its reader is told. */
export type DroppedText = 'unreadableText' | 'unreadableHistory' | 'historyOfOthers';
