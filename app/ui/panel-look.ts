export const scrimLook = 'fixed inset-0 z-40 animate-fade bg-scrim';

export const panelLook = [
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col border border-border',
  'rounded-t-lg bg-raised text-text shadow-lg focus:outline-none',
  'sm:bottom-auto sm:top-[8vh] sm:max-h-[84vh] sm:w-[calc(100%-3rem)] sm:rounded-lg',
].join(' ');
